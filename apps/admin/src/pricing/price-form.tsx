import type { StaffPriceResponse } from '@chauffeur/contracts';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { FormWide } from '../forms/form-grid';
import { FormNumberField } from '../forms/form-number-field';
import { FormSelect } from '../forms/form-select';
import type { RecordFormProps } from '../resources/record-actions';
import { RecordDialog } from '../resources/record-dialog';
import { useRecordForm } from '../resources/use-record-form';
import { offerKinds, priceForm, priceFormValues } from './price-form.rules';
import { prices } from './prices.resource';
import { usePriceableChoices } from './use-priceable-choices';

const blank = { carId: '', kind: 'service', offerId: '' } as const;

export function PriceForm({ record, title, onSaved, onGone, onClose }: RecordFormProps<StaffPriceResponse>) {
  const { t } = useTranslation('pricing');
  const choices = usePriceableChoices();
  const form = useRecordForm({
    resource: prices,
    schema: priceForm,
    record,
    blank,
    valuesOf: priceFormValues,
    onSaved,
    onGone,
  });
  const { control, setValue } = form;
  const kind = useWatch({ control, name: 'kind' });
  return (
    <RecordDialog title={title} form={form} onClose={onClose}>
      <FormWide>
        <FormSelect control={control} name="carId" label={t('fields.car')} choices={choices.cars} required />
      </FormWide>
      <FormSelect
        control={control}
        name="kind"
        label={t('fields.kind')}
        choices={offerKinds.map((value) => ({ value, label: t(`kinds.${value}`) }))}
        onChosen={() => setValue('offerId', '')}
        required
      />
      <FormSelect
        control={control}
        name="offerId"
        label={t(`kinds.${kind}`)}
        choices={choices[kind]}
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
