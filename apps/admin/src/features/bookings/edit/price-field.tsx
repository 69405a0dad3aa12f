import type { BookingDetailResponse } from '@chauffeur/contracts/bookings/booking';
import { useEffect } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { ExtrasFields } from '../../../booking-fields/price/extras-fields';
import { useFormExtras } from '../../../booking-fields/price/use-form-extras';
import { useSuggestedPrice } from '../../../booking-fields/price/use-suggested-price';
import { FieldSuggestion } from '../../../forms/layout/field-suggestion';
import { FormWide } from '../../../forms/layout/form-grid';
import { FormNumberField } from '../../../forms/fields/form-number-field';
import { useStaffLanguage } from '../../../i18n/staff-language';
import { formatMoney } from '../../../text/format-number';
import type { BookingEditInput } from './booking-edit.rules';

interface PriceFieldProps {
  booking: Pick<BookingDetailResponse, 'totalPrice' | 'extras'>;
  /** Whether the form was opened to agree on a price. */
  isFocused: boolean;
}

/** The price, which only staff change, and the list price with extras if it differs. */
export function PriceField({ booking, isFocused }: PriceFieldProps) {
  const { control, setFocus, setValue } = useFormContext<BookingEditInput>();
  const { t } = useTranslation(['bookings', 'manualBooking']);
  const { language } = useStaffLanguage();
  const [carId, serviceId, tourId, price] = useWatch({
    control,
    name: ['carId', 'serviceId', 'tourId', 'totalPrice'],
  });
  const extras = useFormExtras(booking.extras);
  const { ofRide } = useSuggestedPrice(carId, { serviceId: serviceId ?? '', tourId: tourId ?? '' });
  const listed = ofRide && Math.round((ofRide + extras.priceUsd) * 100) / 100;
  useEffect(() => {
    if (isFocused) setFocus('totalPrice', { shouldSelect: true });
  }, [isFocused, setFocus]);
  const inUsd = (amount: number) => formatMoney(amount, 'USD', language);
  return (
    <>
      <FormWide>
        <ExtrasFields booked={booking.extras} />
      </FormWide>
      <FormNumberField
        control={control}
        name="totalPrice"
        label={t('manualBooking:fields.totalPrice')}
        unit="$"
        min={0}
        step={0.01}
        required
      />
      <FieldSuggestion
        suggestion={
          listed !== undefined && listed > 0 && listed !== price
            ? {
                text:
                  booking.totalPrice > 0
                    ? t('edit.listPrice', { listed: inUsd(listed), booked: inUsd(booking.totalPrice) })
                    : t('edit.listPriceOnly', { listed: inUsd(listed) }),
                button: t('edit.usePrice', { listed: inUsd(listed) }),
                onUse: () => setValue('totalPrice', listed, { shouldDirty: true, shouldValidate: true }),
              }
            : undefined
        }
        hasRoom
      />
    </>
  );
}
