import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { RequestFailed } from '../api/send-request';
import { useRideFailureText } from './use-ride-changes';

interface MoveFailureProps {
  failure: unknown;
  /** Absent where what was asked for can't be asked for again with less time between the rides. */
  onMoveAnyway?: (() => void) | undefined;
}

/** Why a ride was not moved; where only the time between two rides is too short, it can be moved all the same. */
export function MoveFailure({ failure, onMoveAnyway }: MoveFailureProps) {
  const { t } = useTranslation('dispatch');
  const failureText = useRideFailureText();
  if (!failure) return null;
  const params = failure instanceof RequestFailed ? failure.problem?.errors?.[0]?.params : undefined;
  const isTight = params?.['tight'] === 1 && onMoveAnyway !== undefined;
  return (
    <Alert
      severity="warning"
      sx={{ gridColumn: '1 / -1' }}
      action={
        isTight && (
          <Button color="inherit" size="small" onClick={onMoveAnyway}>
            {t('move.anyway')}
          </Button>
        )
      }
    >
      {isTight
        ? t('move.tight', {
            // A blocked time has no reference number: it has a text of its own.
            context: String(params['kind']),
            reference: String(params['reference']),
            from: String(params['from']),
            until: String(params['until']),
          })
        : failureText(failure, t('move.failed'))}
    </Alert>
  );
}
