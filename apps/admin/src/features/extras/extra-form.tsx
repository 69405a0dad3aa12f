import {
  extraLimits,
  extraOfferKinds,
  extraRequest,
  type StaffExtraResponse,
} from '@chauffeur/contracts/pricing/extra';
import { useTranslation } from 'react-i18next';
import { FormWide } from '../../forms/layout/form-grid';
import { FormNumberField } from '../../forms/fields/form-number-field';
import { FormSwitch } from '../../forms/fields/form-switch';
import { FormTextField } from '../../forms/fields/form-text-field';
import type { RecordFormProps } from '../../records/resource';
import { RecordDialog } from '../../records/record-dialog';
import { useRecordForm } from '../../records/use-record-form';
import { OfferKindsField } from './offer-kinds-field';

const blank = {
  code: '',
  name: '',
  nameRu: '',
  description: '',
  descriptionRu: '',
  maxCount: 1,
  isActive: true,
  displayOrder: 0,
};

export function ExtraForm(props: RecordFormProps<StaffExtraResponse>) {
  const { t } = useTranslation('extras');
  const { t: offers } = useTranslation('offers');
  const form = useRecordForm(props, {
    schema: extraRequest,
    blank: { ...blank, offerKinds: [...extraOfferKinds] },
    valuesOf: (extra) => extra,
  });
  const { control } = form;
  return (
    <RecordDialog form={form}>
      <FormTextField control={control} name="name" label={offers('fields.name')} required />
      <FormTextField control={control} name="nameRu" label={offers('fields.nameRu')} />
      <FormTextField
        control={control}
        name="description"
        label={offers('fields.description')}
        multiline
        minRows={2}
      />
      <FormTextField
        control={control}
        name="descriptionRu"
        label={offers('fields.descriptionRu')}
        multiline
        minRows={2}
      />
      <FormNumberField
        control={control}
        name="priceUsd"
        label={t('fields.priceUsd')}
        unit="$"
        min={0}
        step={0.01}
        required
      />
      <FormNumberField
        control={control}
        name="maxCount"
        label={t('fields.maxCount')}
        {...extraLimits.maxCount}
        step={1}
        required
      />
      <FormTextField
        control={control}
        name="code"
        label={t('fields.code')}
        helperText={t('fields.codeHint')}
        spellCheck={false}
        slotProps={{ htmlInput: { maxLength: extraLimits.code, autoCapitalize: 'none' } }}
        required
      />
      <FormNumberField
        control={control}
        name="displayOrder"
        label={t('fields.displayOrder')}
        helperText={t('fields.displayOrderHint')}
        {...extraLimits.displayOrder}
        step={1}
        required
      />
      <FormWide>
        <OfferKindsField control={control} />
      </FormWide>
      <FormSwitch control={control} name="isActive" label={t('fields.isActive')} />
    </RecordDialog>
  );
}
