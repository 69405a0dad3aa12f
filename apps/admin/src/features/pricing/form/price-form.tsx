import type { StaffPriceResponse } from '@chauffeur/contracts/pricing/staff-price';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { FormWide } from '../../../forms/layout/form-grid';
import { FormNumberField } from '../../../forms/fields/form-number-field';
import { FormSelect } from '../../../forms/fields/form-select';
import type { RecordFormProps } from '../../../records/resource';
import { RecordDialog } from '../../../records/record-dialog';
import { useRecordForm } from '../../../records/use-record-form';
import { pricedOfferKinds, priceForm, priceFormValues } from './price-form.rules';
import { usePricedOfferChoices } from './use-priced-offer-choices';

const blank = { carId: '', kind: 'service', offerId: '' } as const;

export function PriceForm(props: RecordFormProps<StaffPriceResponse>) {
  const { t } = useTranslation('pricing');
  const choices = usePricedOfferChoices();
  const form = useRecordForm(props, {
    schema: priceForm,
    blank,
    valuesOf: priceFormValues,
  });
  const { control, setValue } = form;
  const kind = useWatch({ control, name: 'kind' });
  return (
    <RecordDialog form={form}>
      <FormWide>
        <FormSelect
          control={control}
          name="carId"
          label={t('fields.car')}
          choices={choices.cars}
          record="car"
          required
        />
      </FormWide>
      <FormSelect
        control={control}
        name="kind"
        label={t('fields.kind')}
        choices={pricedOfferKinds.map((value) => ({ value, label: t(`kinds.${value}`) }))}
        onChosen={() => setValue('offerId', '')}
        required
      />
      <FormSelect
        control={control}
        name="offerId"
        label={t(`kinds.${kind}`)}
        choices={choices[kind]}
        record={kind}
        required
      />
      <FormNumberField
        control={control}
        name="priceUsd"
        label={t('fields.price')}
        unit="$"
        min={0}
        step={0.01}
        required
      />
    </RecordDialog>
  );
}
