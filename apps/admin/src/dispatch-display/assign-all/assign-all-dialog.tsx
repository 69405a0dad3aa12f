import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import Skeleton from '@mui/material/Skeleton';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LoadFailure } from '../../lists/list-notice';
import { focusOn } from '../../focus/focus-on';
import { useFocusFallback } from '../../focus/use-focus-fallback';
import { visuallyHidden } from '../../surfaces/visually-hidden';
import { useConfirmClose } from '../../unsaved/use-confirm-close';
import { proposeAssignees, withChoice } from './proposals.rules';
import { AssigneeSelect } from './assignee-select';
import { useAssignAll } from './use-assign-all';
import { useRidesToAssign, type NeededResource } from './use-rides-to-assign';

interface AssignAllDialogProps {
  /** Bookings by id, and what each needs. */
  needs: ReadonlyMap<string, NeededResource>;
  onClose: () => void;
}

/** Proposes a free vehicle or driver for each ride that needs one, and assigns them together; the server may reject some. */
export function AssignAllDialog({ needs: given, onClose }: AssignAllDialogProps) {
  const { t } = useTranslation(['dispatch', 'forms']);
  const id = useId();
  // Assigned rides leave the list that this was opened from, but stay visible here.
  const [needs] = useState(given);
  const query = useRidesToAssign(needs);
  const [chosen, setChosen] = useState<ReadonlyMap<string, string>>(new Map());
  const [hasChosen, setHasChosen] = useState(false);
  const { assignAll, assignAnyway, requested, failures, isAssigning } = useAssignAll(query.refetch);
  const focusFallback = useFocusFallback<HTMLDivElement>();
  const open = query.data?.filter(({ assignedId }) => assignedId === null) ?? [];
  const assigned = query.data?.filter(({ assignedId }) => assignedId !== null) ?? [];
  // Another dispatcher may have assigned some meanwhile.
  const servedHere = assigned.filter(({ id: rideId, assignedId }) => requested.get(rideId) === assignedId);
  const proposed = proposeAssignees(open, chosen);
  const { close, onDialogClose, confirmDialog } = useConfirmClose(hasChosen, onClose, isAssigning);
  const assign = async () => {
    setHasChosen(false);
    await assignAll(
      open.flatMap((ride) => {
        const assigneeId = proposed.get(ride.id);
        return assigneeId ? [{ ride, assigneeId }] : [];
      }),
    );
    // Rejected rides get a new proposal from those who are free now; only the choice of none stays.
    setChosen(new Map([...proposed].filter(([, assigneeId]) => assigneeId === '')));
  };
  const count = open.filter((ride) => proposed.get(ride.id)).length;
  return (
    <Dialog open fullWidth maxWidth="sm" aria-labelledby={id} onClose={onDialogClose}>
      <DialogTitle id={id}>{t('assignAll.title')}</DialogTitle>
      <DialogContent>
        <DialogContentText sx={{ mb: 1 }}>{t('assignAll.text')}</DialogContentText>
        {query.isPending && <Skeleton variant="rounded" height={120} />}
        {/* Also shown above the rides of an earlier read, which may be out of date. */}
        {query.isError && <LoadFailure message={t('loadFailed')} onRetry={() => void query.refetch()} />}
        <div role="group" aria-label={t('assignAll.title')} {...focusFallback}>
          {/* What is left comes first, so that a rejected ride is not searched for among those that are assigned. */}
          {[...open, ...assigned].map((ride) => (
            <AssigneeSelect
              key={ride.id}
              ride={ride}
              assigneeId={proposed.get(ride.id) ?? ''}
              failed={failures.get(ride.id)}
              isDisabled={isAssigning}
              onChoose={(assigneeId) => {
                setChosen(withChoice(open, proposed, ride, assigneeId));
                setHasChosen(true);
              }}
              onAssignAnyway={(failed) => void assignAnyway(failed)}
            />
          ))}
        </div>
        <div role="status" style={visuallyHidden}>
          {servedHere.length > 0 && !isAssigning && t('assignAll.served', { count: servedHere.length })}
        </div>
      </DialogContent>
      <DialogActions sx={{ p: 2 }}>
        <Button color="inherit" disabled={isAssigning} onClick={close}>
          {t('forms:close')}
        </Button>
        {open.length > 0 && (
          <Button
            ref={focusOn}
            variant="contained"
            loading={isAssigning || query.isPending}
            disabled={query.isSuccess && count === 0}
            onClick={() => void assign()}
          >
            <span>{t('assignAll.submit', { count })}</span>
          </Button>
        )}
      </DialogActions>
      {confirmDialog}
    </Dialog>
  );
}
