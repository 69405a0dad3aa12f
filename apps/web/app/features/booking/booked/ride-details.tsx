import { currencySymbols, formatMoney, usdSymbol } from '@chauffeur/contracts/format-money';
import type { CurrencyResponse } from '@chauffeur/contracts/money';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSiteLanguage } from '../../../i18n/use-site-language';
import { DescriptionItem, DescriptionList } from '../../../surfaces/description-list';
import { RideDetailItems } from './ride-detail-items';
import { PriceLines } from '../price/price-lines';
import type { LastBooking } from './last-booking';

interface RideDetailsProps {
  /** What a tab stores of a booking, the success page's, has no sign: it names a person. */
  booking: LastBooking & { readonly signText?: string | null };
  /** Further items of the list, after those of the way. */
  children?: ReactNode;
}

/** The ride as it was booked, for a visitor to check; nothing of what a tab stored before whole rides were. */
export function RideDetails({ booking, children }: RideDetailsProps) {
  const { t } = useTranslation(['booking', 'common']);
  const { pickupLocation, passengerCount } = booking;
  if (pickupLocation === undefined) return null;
  return (
    <DescriptionList>
      <RideDetailItems {...booking} pickupLocation={pickupLocation} />
      {children}
      {passengerCount !== undefined && (
        <DescriptionItem term={t('fields.passengerCount')}>
          {t('common:passengers', { count: passengerCount })}
        </DescriptionItem>
      )}
      {booking.extras && booking.extras.length > 0 && (
        <DescriptionItem term={t('panel.lines')} isWide>
          <PriceLines
            basePrice={booking.basePrice ?? (booking.totalPrice > 0 ? undefined : null)}
            extras={booking.extras}
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

/** The one that was looked at, at the rate of that moment. */
function currencyOf({ currency = 'USD', exchangeRate = 1 }: LastBooking): CurrencyResponse {
  return { code: currency, symbol: currencySymbols[currency], ratePerUsd: exchangeRate };
}

/** In the currency that was looked at, and in the one that is charged. */
function Price({ booking: { totalPrice, currency = 'USD', convertedPrice } }: { booking: LastBooking }) {
  const { language } = useSiteLanguage();
  const usd = formatMoney(totalPrice, usdSymbol, language);
  if (currency === 'USD' || convertedPrice === undefined) return usd;
  return `${formatMoney(convertedPrice, currencySymbols[currency], language)} (${usd})`;
}
