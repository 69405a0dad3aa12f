import {
  blockRequest,
  driverBlockKinds,
  vehicleBlockKinds,
  type BlockResponse,
} from '@chauffeur/contracts/blocks/block';
import type { FieldError } from '@chauffeur/contracts/http/problem';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { hasErrorCode, RequestFailed } from '../api/send-request';
import { AssignAllDialog } from '../dispatch-display/assign-all/assign-all-dialog';
import type { NeededResource } from '../dispatch-display/assign-all/use-rides-to-assign';
import { FormWide } from '../forms/layout/form-grid';
import { FormSelect } from '../forms/fields/form-select';
import { FormTextField } from '../forms/fields/form-text-field';
import { localMoment, localMomentOf, momentField } from '../forms/dates/local-moment';
import { RecordDialog } from '../records/record-dialog';
import type { RecordFormProps } from '../records/resource';
import { useRecordForm } from '../records/use-record-form';
import { focusOnField } from '../focus/focus-on';
import { dayAfter } from '../text/day-after';
import { ReleaseRidesDialog } from './release-rides-dialog';

const blockForm = z
  .object({ ...blockRequest.shape, startsAt: localMoment, endsAt: localMoment })
  .transform((block): z.input<typeof blockRequest> => block)
  .pipe(blockRequest);

/** From now until midnight in Baku, because a block for an illness or breakdown is entered in a hurry. */
function restOfToday() {
  const now = localMomentOf(new Date().toISOString());
  return { startsAt: now, endsAt: midnightAfter(now) };
}

/** Returns the next midnight, as the value of a field. */
function midnightAfter(moment: string): string {
  return `${dayAfter(moment.slice(0, 10), 1)}T00:00`;
}

/** The form of a block; `start` names the vehicle or the driver. */
export function BlockForm(props: RecordFormProps<BlockResponse>) {
  const { vehicleId = null, driverId = null } = props.record ?? props.start ?? {};
  const { t } = useTranslation('blocks');
  const [rides, setRides] = useState<readonly FieldError[]>();
  const [released, setReleased] = useState<{
    block: BlockResponse;
    needs: ReadonlyMap<string, NeededResource>;
  }>();
  const form = useRecordForm(
    {
      ...props,
      // Released rides are assigned to others before the form closes.
      onSaved: (block) =>
        rides
          ? setReleased({ block, needs: needsOf(rides, vehicleId ? 'vehicle' : 'driver') })
          : props.onSaved(block),
    },
    {
      schema: blockForm,
      blank: { vehicleId, driverId, kind: 'other', ...restOfToday(), notes: '', releaseRides: false },
      valuesOf: ({ kind, startsAt, endsAt, notes }) => ({
        vehicleId,
        driverId,
        // One of a later release is not among the choices: its field is empty, and is not saved as another.
        kind: blockRequest.shape.kind.safeParse(kind).data,
        startsAt: localMomentOf(startsAt),
        endsAt: localMomentOf(endsAt),
        notes,
        releaseRides: false,
      }),
      explain: (failure) => {
        if (!(failure instanceof RequestFailed) || !hasErrorCode(failure, 'block.overRides')) return false;
        setRides(failure.problem?.errors ?? []);
        return true;
      },
    },
  );
  const { control } = form;
  /** Moves the proposed end to the midnight after the start, until it is typed. */
  const proposeEnd = (startsAt: string) => {
    const isProposed = !props.record && !form.getFieldState('endsAt').isDirty;
    if (isProposed && /^\d{4}-/.test(startsAt)) {
      form.setValue('endsAt', midnightAfter(startsAt), { shouldValidate: form.formState.isSubmitted });
    }
  };
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
      {/* Focused, so that Ctrl+Enter saves the proposed block. */}
      <FormWide ref={focusOnField}>
        <FormSelect control={control} name="kind" label={t('fields.kind')} choices={choices} required />
      </FormWide>
      <FormTextField
        control={control}
        name="startsAt"
        label={t('fields.startsAt')}
        type="datetime-local"
        required
        onEdited={proposeEnd}
        slotProps={momentField}
      />
      <FormTextField
        control={control}
        name="endsAt"
        label={t('fields.endsAt')}
        type="datetime-local"
        required
        slotProps={momentField}
      />
      <FormWide>
        <FormTextField control={control} name="notes" label={t('fields.notes')} multiline minRows={2} />
      </FormWide>
      {rides && (
        <ReleaseRidesDialog
          title={t('overRides.title')}
          text={t('overRides.text')}
          confirmLabel={t('overRides.confirm')}
          errors={rides}
          onConfirm={() => void saveAndRelease()}
          onClose={() => setRides(undefined)}
        />
      )}
      {released && <AssignAllDialog needs={released.needs} onClose={() => props.onSaved(released.block)} />}
    </RecordDialog>
  );
}

/** Returns what each ride named in a rejection needs once it is released. */
function needsOf(rides: readonly FieldError[], needed: NeededResource): ReadonlyMap<string, NeededResource> {
  return new Map(
    rides.flatMap(({ params }) => (params?.['bookingId'] ? [[String(params['bookingId']), needed]] : [])),
  );
}
