import { currencySymbols, formatMoney, usdSymbol } from '@chauffeur/contracts/money/format-money';
import type { CurrencyResponse } from '@chauffeur/contracts/money/money';
import { bookedDuration } from '@chauffeur/contracts/rides/booked-duration';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSiteLanguage } from '../../../i18n/use-site-language';
import { DescriptionItem, DescriptionList } from '../../../surfaces/description-list';
import { RideDetailItems } from './ride-detail-items';
import { PriceLines } from '../price/price-lines';
import type { LastBooking } from './last-booking';

interface RideDetailsProps {
  /** The booking that a tab stores has no sign text, because that names a person. */
  booking: LastBooking & { readonly signText?: string | null };
  /** Further items, after those of RideDetailItems. */
  children?: ReactNode;
}

/** The ride as it was booked, for a visitor to check. Empty for a booking that an earlier release stored without its ride. */
export function RideDetails({ booking, children }: RideDetailsProps) {
  const { t } = useTranslation(['booking', 'common', 'rideDetails']);
  const { language } = useSiteLanguage();
  const { pickupLocation, passengerCount, durationMinutes = null, airportDirection = null } = booking;
  const { extras = [] } = booking;
  if (pickupLocation === undefined) return null;
  const duration = bookedDuration({ durationMinutes, airportDirection, extras }, language);
  return (
    <DescriptionList>
      {duration && <DescriptionItem term={t('rideDetails:duration')}>{duration}</DescriptionItem>}
      <RideDetailItems {...booking} pickupLocation={pickupLocation} />
      {children}
      {passengerCount !== undefined && (
        <DescriptionItem term={t('fields.passengerCount')}>
          {t('common:passengers', { count: passengerCount })}
        </DescriptionItem>
      )}
      {extras.length > 0 && (
        <DescriptionItem term={t('panel.lines')} isWide>
          <PriceLines
            basePrice={booking.basePrice ?? (booking.totalPrice > 0 ? undefined : null)}
            extras={extras}
            currency={currencyOf(booking)}
          />
        </DescriptionItem>
      )}
      <DescriptionItem term={t('fields.totalPrice')}>
        {booking.totalPrice > 0 ? <Price booking={booking} /> : t('panel.toBeAgreed')}
      </DescriptionItem>
    </DescriptionList>
  );
}

/** Returns the currency in which the price was viewed, with the rate of that moment. */
function currencyOf({ currency = 'USD', exchangeRate = 1 }: LastBooking): CurrencyResponse {
  return { code: currency, symbol: currencySymbols[currency], ratePerUsd: exchangeRate };
}

/** The price in the currency in which it was viewed, and in the one that is charged. */
function Price({ booking: { totalPrice, currency = 'USD', convertedPrice } }: { booking: LastBooking }) {
  const { language } = useSiteLanguage();
  const usd = formatMoney(totalPrice, usdSymbol, language);
  if (currency === 'USD' || convertedPrice === undefined) return usd;
  return `${formatMoney(convertedPrice, currencySymbols[currency], language)} (${usd})`;
}
