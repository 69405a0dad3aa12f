import type { BoardRide } from '@chauffeur/contracts/dispatch/dispatch-board';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useEffect, useState, type SyntheticEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { hasErrorCode } from '../../../api/send-request';
import { AgreedByPhone } from '../../../dispatch-display/agreed-by-phone';
import { DriverSelect } from '../../../dispatch-display/candidates/driver-select';
import { MoveFailure } from '../../../dispatch-display/move-failure';
import { useAssignRide } from '../../../dispatch-display/use-ride-changes';

const Form = styled('form')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: 8,
  alignItems: 'center',
});

interface AssignmentInput {
  readonly driverId: string;
  readonly isAgreed: boolean;
  /** The version that was shown when the input began. */
  readonly seenVersion?: number;
}

interface AssignFieldProps {
  ride: BoardRide;
  /** Whether the list of drivers is open. */
  isChoosing: boolean;
  onChoosing: (isChoosing: boolean) => void;
  /** Called with whether a driver is chosen, but not assigned yet. Must be a stable function. */
  onUnsaved: (hasUnsaved: boolean) => void;
}

/** Assigns a driver to the ride. The choice survives a change of the ride in the meantime. */
export function AssignField({ ride, isChoosing, onChoosing, onUnsaved }: AssignFieldProps) {
  const { t } = useTranslation('dispatch');
  const present = ride.driverId ?? '';
  const assign = useAssignRide();
  const [input, setInput] = useState<AssignmentInput>();
  const { driverId = present, isAgreed = false } = input ?? {};
  const hasUnsaved = driverId !== present;
  useEffect(() => {
    // Once it is assigned, the notice says so before the board shows it.
    onUnsaved(hasUnsaved && !assign.isPending);
    return () => onUnsaved(false);
  }, [hasUnsaved, assign.isPending, onUnsaved]);
  const send = (allowTightGap: boolean) => {
    if (assign.isPending) return;
    assign.mutate(
      {
        id: ride.id,
        version: input?.seenVersion ?? ride.version,
        driverId: driverId || null,
        ...(isAgreed ? { agreedByPhone: true } : {}),
        ...(allowTightGap ? { allowTightGap } : {}),
      },
      {
        onSuccess: () => setInput(undefined),
        // Before the next try the admin has seen what another admin changed.
        onError: (failure) => hasErrorCode(failure, 'record.stale') && setInput({ driverId, isAgreed }),
      },
    );
  };
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    send(false);
  };
  return (
    <Form onSubmit={submit}>
      <MoveFailure failure={assign.error} onMoveAnyway={() => send(true)} wanted="assign" />
      <DriverSelect
        size="small"
        label={t('assign.label')}
        bookingId={ride.id}
        presentId={present}
        value={driverId}
        open={isChoosing}
        onOpen={() => onChoosing(true)}
        onClose={() => onChoosing(false)}
        onChosen={(id) => {
          // The error was about the driver chosen before.
          assign.reset();
          setInput({ driverId: id, isAgreed: false, seenVersion: ride.version });
        }}
      />
      <Button type="submit" variant="contained" loading={assign.isPending} disabled={!hasUnsaved}>
        {t('assign.submit')}
      </Button>
      <AgreedByPhone
        bookingId={ride.id}
        presentId={present}
        driverId={driverId}
        isAgreed={isAgreed}
        onChange={(isOn) => setInput({ seenVersion: ride.version, ...input, driverId, isAgreed: isOn })}
      />
    </Form>
  );
}
