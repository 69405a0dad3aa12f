import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { RequestFailed } from '../api/send-request';
import { useRideFailureText } from './use-ride-changes';

interface MoveFailureProps {
  failure: unknown;
  /** Absent where what was asked for can't be asked for again with less time between the rides. */
  onMoveAnyway?: (() => void) | undefined;
  /** What was asked for: to move a ride, to book one, or to give one to a driver. */
  wanted?: 'move' | 'book' | 'assign';
  /** Who was to take the ride, where others stand beside this. */
  candidate?: string;
  isDisabled?: boolean;
}

/** Why a ride was not moved; where only the time between two rides is too short, it can be moved all the same. */
export function MoveFailure(props: MoveFailureProps) {
  const { failure, onMoveAnyway, wanted = 'move', candidate, isDisabled = false } = props;
  const { t } = useTranslation('dispatch');
  const failureText = useRideFailureText();
  if (!failure) return null;
  const params = collisionOf(failure);
  const isTight = isTooTight(failure) && onMoveAnyway !== undefined;
  return (
    <Alert
      severity="warning"
      sx={{ gridColumn: '1 / -1' }}
      action={
        isTight && (
          <Button
            color="inherit"
            size="small"
            disabled={isDisabled}
            aria-label={candidate && `${t(`${wanted}.anyway`)}: ${candidate}`}
            onClick={onMoveAnyway}
          >
            {t(`${wanted}.anyway`)}
          </Button>
        )
      }
    >
      {candidate && `${candidate}: `}
      {isTight
        ? t(`${wanted}.tight`, {
            // A blocked time has no reference number: it has a text of its own.
            context: String(params?.['kind']),
            reference: String(params?.['reference']),
            from: String(params?.['from']),
            until: String(params?.['until']),
          })
        : failureText(failure, t(wanted === 'assign' ? 'assign.failed' : 'move.failed'))}
    </Alert>
  );
}

/** Whether only the time between two rides is too short. */
export function isTooTight(failure: unknown): boolean {
  return collisionOf(failure)?.['tight'] === 1;
}

function collisionOf(failure: unknown) {
  return failure instanceof RequestFailed ? failure.problem?.errors?.[0]?.params : undefined;
}
