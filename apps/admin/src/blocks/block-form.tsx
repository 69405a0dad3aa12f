import {
  blockRequest,
  driverBlockKinds,
  vehicleBlockKinds,
  type BlockResponse,
  type FieldError,
} from '@chauffeur/contracts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { hasErrorCode, RequestFailed } from '../api/send-request';
import { FormWide } from '../forms/form-grid';
import { FormSelect } from '../forms/form-select';
import { FormTextField } from '../forms/form-text-field';
import { localMoment, localOf } from '../forms/local-moment';
import { RecordDialog } from '../records/record-dialog';
import type { RecordFormProps } from '../records/resource';
import { useRecordForm } from '../records/use-record-form';
import { ReleaseRidesDialog } from './release-rides-dialog';

const { kind: blockKind } = blockRequest.shape;

const blockForm = z
  .object({ ...blockRequest.shape, startsAt: localMoment, endsAt: localMoment })
  .transform((block): z.input<typeof blockRequest> => block)
  .pipe(blockRequest);

/** `start` names the vehicle or the driver. */
export function BlockForm(props: RecordFormProps<BlockResponse>) {
  const { vehicleId = null, driverId = null } = props.record ?? props.start ?? {};
  const { t } = useTranslation('blocks');
  const [rides, setRides] = useState<readonly FieldError[]>();
  const form = useRecordForm(props, {
    schema: blockForm,
    blank: { vehicleId, driverId, kind: 'other', startsAt: '', endsAt: '', notes: '', releaseRides: false },
    valuesOf: ({ kind, startsAt, endsAt, notes }) => ({
      vehicleId,
      driverId,
      kind: blockKind.catch('other').parse(kind),
      startsAt: localOf(startsAt),
      endsAt: localOf(endsAt),
      notes,
      releaseRides: false,
    }),
    explain: (failure) => {
      if (!(failure instanceof RequestFailed) || !hasErrorCode(failure, 'block.overRides')) return false;
      setRides(failure.problem?.errors ?? []);
      return true;
    },
  });
  const { control } = form;
  const saveAndRelease = async () => {
    setRides(undefined);
    form.setValue('releaseRides', true);
    await form.save();
    form.setValue('releaseRides', false);
  };
  const choices = (vehicleId ? vehicleBlockKinds : driverBlockKinds).map((kind) => ({
    value: kind,
    label: t(`kinds.${kind}`),
  }));
  return (
    <RecordDialog form={form}>
      <FormWide>
        <FormSelect control={control} name="kind" label={t('fields.kind')} choices={choices} required />
      </FormWide>
      <FormTextField
        control={control}
        name="startsAt"
        label={t('fields.startsAt')}
        type="datetime-local"
        required
        slotProps={{ inputLabel: { shrink: true } }}
      />
      <FormTextField
        control={control}
        name="endsAt"
        label={t('fields.endsAt')}
        type="datetime-local"
        required
        slotProps={{ inputLabel: { shrink: true } }}
      />
      <FormWide>
        <FormTextField control={control} name="notes" label={t('fields.notes')} multiline minRows={2} />
      </FormWide>
      {rides && (
        <ReleaseRidesDialog
          title={t('overRides.title')}
          text={t('overRides.text')}
          confirm={t('overRides.confirm')}
          errors={rides}
          onConfirm={() => void saveAndRelease()}
          onClose={() => setRides(undefined)}
        />
      )}
    </RecordDialog>
  );
}
