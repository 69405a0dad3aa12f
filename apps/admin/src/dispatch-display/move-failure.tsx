import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { RequestFailed } from '../api/send-request';
import { useErrorParams } from '../i18n/use-error-params';
import { useRideFailureText } from './use-ride-changes';

interface MoveFailureProps {
  failure: unknown;
  /** Absent if the request can't be repeated with less time between the rides. */
  onMoveAnyway?: (() => void) | undefined;
  /** What was requested: moving a ride, booking one, or assigning one. */
  wanted?: 'move' | 'book' | 'assign';
  /** Name of the rejected assignee, if there are several rides on the screen. */
  candidate?: string;
  isDisabled?: boolean;
}

/** Explains why a ride was not moved. If only the time between two rides is too short, a button moves it anyway. */
export function MoveFailure(props: MoveFailureProps) {
  const { failure, onMoveAnyway, wanted = 'move', candidate, isDisabled = false } = props;
  const { t } = useTranslation('dispatch');
  const failureText = useRideFailureText();
  const errorParams = useErrorParams();
  if (!failure) return null;
  const params = errorParams(failure);
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
            // Selects the text: a blocked time has no reference number.
            context: String(params['kind']),
            reference: String(params['reference']),
            from: String(params['from']),
            until: String(params['until']),
          })
        : failureText(failure, t(wanted === 'assign' ? 'assign.failed' : 'move.failed'))}
    </Alert>
  );
}

/** Whether only the time between two rides is too short. */
export function isTooTight(failure: unknown): boolean {
  return failure instanceof RequestFailed && failure.problem?.errors?.[0]?.params?.['tight'] === 1;
}
