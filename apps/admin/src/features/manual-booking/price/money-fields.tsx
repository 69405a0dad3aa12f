import type { BookedExtra } from '@chauffeur/contracts/bookings/prices/booked-extras';
import { priceOfExtras } from '@chauffeur/contracts/bookings/prices/extra-lines';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { ExtrasFields } from '../../../booking-fields/price/extras-fields';
import { useFormExtras } from '../../../booking-fields/price/use-form-extras';
import { useSuggestedPrice } from '../../../booking-fields/price/use-suggested-price';
import { FormGrid, FormWide } from '../../../forms/layout/form-grid';
import { FormNumberField } from '../../../forms/fields/form-number-field';
import { FormSwitch } from '../../../forms/fields/form-switch';
import { PaymentMethodField } from '../../../forms/fields/payment-method-field';
import { useStaffLanguage } from '../../../i18n/staff-language';
import { formatMoney } from '../../../text/format-number';
import type { ManualBookingForm } from '../manual-booking.rules';
import { useAutofillPrice } from './use-autofill-price';

/**
 * The price, by default the saved one of the combination, and whether it is paid. `copied` are the extras of the booking
 * from which the form was filled.
 */
export function MoneyFields({ copied }: { copied: readonly BookedExtra[] }) {
  const { control, formState } = useFormContext<ManualBookingForm>();
  const { t } = useTranslation('manualBooking');
  const { language } = useStaffLanguage();
  const [carId, serviceId, tourId, isPaid, totalPrice] = useWatch({
    control,
    name: ['carId', 'serviceId', 'tourId', 'paymentReceived', 'totalPrice'],
  });
  const isRoundTrip = Boolean(useWatch({ control, name: 'returnRide' }));
  const { priceUsd, returnPriceUsd, takenOutOf } = useFormExtras([]);
  const { ofRide, hasFailed } = useSuggestedPrice(carId, {
    serviceId: serviceId ?? '',
    tourId: tourId ?? '',
  });
  const withExtras = (extrasUsd: number) => ofRide && Math.round((ofRide + extrasUsd) * 100) / 100;
  const [suggested, suggestedBack] = [withExtras(priceUsd), withExtras(returnPriceUsd)];
  const { defaultValues: filled } = formState;
  // A copied booking retains its agreed price, without the extras that are no longer offered.
  const isAgreed = filled?.carId === carId && filled.serviceId === serviceId && filled.tourId === tourId;
  // A price of 0 means that none was agreed.
  const agreed = (isAgreed && reducedBy(priceOfExtras(takenOutOf(copied)), filled.totalPrice ?? 0)) || null;
  const priceBack =
    (agreed === null && suggestedBack) || withOtherExtras(totalPrice, priceUsd, returnPriceUsd);
  const combination = [carId, serviceId, tourId].join(' ');
  useAutofillPrice('totalPrice', agreed ?? suggested, combination);
  useAutofillPrice('returnRide.totalPrice', isRoundTrip ? priceBack : undefined, combination);
  return (
    <FormGrid>
      <FormWide>
        <ExtrasFields copied={copied} />
      </FormWide>
      <FormNumberField
        control={control}
        name="totalPrice"
        label={isRoundTrip ? t('return.priceThere') : t('fields.totalPrice')}
        helperText={suggestionText(suggested)}
        unit="$"
        min={0}
        step={0.01}
        required
      />
      {isRoundTrip && (
        <FormNumberField
          control={control}
          name="returnRide.totalPrice"
          label={t('return.priceBack')}
          helperText={suggestionText(suggestedBack)}
          unit="$"
          min={0}
          step={0.01}
          required
        />
      )}
      <div>
        <FormSwitch
          control={control}
          name="paymentReceived"
          label={isRoundTrip ? t('return.paymentReceived') : t('fields.paymentReceived')}
        />
      </div>
      {isPaid && <PaymentMethodField control={control} name="paymentMethod" />}
    </FormGrid>
  );

  function suggestionText(price: number | undefined): string {
    if (hasFailed) return t('suggestion.failed');
    if (price === undefined) return t('suggestion.notYet');
    if (price === 0) return t('suggestion.none');
    return t('suggestion.price', { price: formatMoney(price, 'USD', language) });
  }
}

/** Returns the price of the ride back in USD: that of the ride there with the extras of this one; 0 if none is agreed. */
function withOtherExtras(totalPrice: number, extrasUsd: number, otherExtrasUsd: number): number {
  if (!(totalPrice > 0)) return 0;
  return reducedBy(extrasUsd - otherExtrasUsd, totalPrice);
}

function reducedBy(amountUsd: number, totalPrice: number): number {
  return Math.max(0, Math.round((totalPrice - amountUsd) * 100) / 100);
}
