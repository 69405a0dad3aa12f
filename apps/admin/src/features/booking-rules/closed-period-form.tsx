import {
  closedPeriodRequest,
  type ClosedPeriodResponse,
} from '@chauffeur/contracts/bookings/availability/closed-period';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { FormWide } from '../../forms/layout/form-grid';
import { FormTextField } from '../../forms/fields/form-text-field';
import { localMoment, localMomentOf, momentField } from '../../forms/dates/local-moment';
import { RecordDialog } from '../../records/record-dialog';
import type { RecordFormProps } from '../../records/resource';
import { useRecordForm } from '../../records/use-record-form';

const closedPeriodForm = z
  .object({ startsAt: localMoment, endsAt: localMoment, reason: z.string(), reasonRu: z.string() })
  .pipe(closedPeriodRequest);

/** The start, the end and the reason, which visitors read. */
export function ClosedPeriodForm(props: RecordFormProps<ClosedPeriodResponse>) {
  const { t } = useTranslation('bookingRules');
  const form = useRecordForm(props, {
    schema: closedPeriodForm,
    blank: { startsAt: '', endsAt: '', reason: '', reasonRu: '' },
    valuesOf: ({ startsAt, endsAt, reason, reasonRu }) => ({
      startsAt: localMomentOf(startsAt),
      endsAt: localMomentOf(endsAt),
      reason,
      reasonRu,
    }),
  });
  const { control } = form;
  return (
    <RecordDialog form={form}>
      {(['startsAt', 'endsAt'] as const).map((name) => (
        <FormTextField
          key={name}
          control={control}
          name={name}
          label={t(`fields.${name}`)}
          type="datetime-local"
          required
          slotProps={momentField}
        />
      ))}
      <FormWide>
        <FormTextField control={control} name="reason" label={t('fields.reason')} required />
      </FormWide>
      <FormWide>
        <FormTextField control={control} name="reasonRu" label={t('fields.reasonRu')} required />
      </FormWide>
    </RecordDialog>
  );
}
