import { placeName } from '@chauffeur/contracts/bookings/airport';
import { joinWithArrows } from '@chauffeur/contracts/languages/right-to-left';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useStaffLanguage } from '../../i18n/staff-language';
import { formatDay } from '../../text/format-date';
import { isAssignable } from '../candidates/is-assignable';
import { nameOfCandidate } from '../candidates/name-of-candidate';
import { useCandidateText } from '../candidates/use-candidate-text';
import { isTooTight, MoveFailure } from '../move-failure';
import { useRideFailureText } from '../use-ride-changes';
import type { FailedAssignment } from './use-assign-all';
import type { ListedRide } from './use-rides-to-assign';

interface AssigneeSelectProps {
  ride: ListedRide;
  /** '' for none. */
  assigneeId: string;
  /** The last attempt, if the server rejected it. */
  failed: FailedAssignment | undefined;
  isDisabled: boolean;
  onChoose: (assigneeId: string) => void;
  onAssignAnyway: (failed: FailedAssignment) => void;
}

/** Puts the label above the field: in the border, a long name would be cut off. */
const labelAbove = {
  '& .MuiInputLabel-root': { position: 'static', transform: 'none', mb: 0.5, whiteSpace: 'normal' },
  '& .MuiOutlinedInput-notchedOutline': { top: 0 },
  '& legend': { display: 'none' },
} as const;

/** Selects who takes a ride: a free one, one close to another ride, or none. */
export function AssigneeSelect(props: AssigneeSelectProps) {
  const { ride, assigneeId, failed, isDisabled, onChoose, onAssignAnyway } = props;
  const { t } = useTranslation('dispatch');
  const { language } = useStaffLanguage();
  const candidateText = useCandidateText();
  const failureText = useRideFailureText();
  const { booking, candidates, needed, assignedId } = ride;
  const { bookingDate, bookingTime, customerName, carName, passengerCount } = booking;
  const when = [formatDay(bookingDate, language), bookingTime].filter(Boolean).join(', ');
  const route = [booking.pickupLocation, booking.dropoffLocation]
    .map((place) => placeName(place, language))
    .filter(Boolean);
  // Who gets another car than was booked is decided here.
  const booked = t('assignAll.booked', { car: carName, count: passengerCount });
  const none = t(candidates.some(isAssignable) ? `assignAll.none.${needed}` : 'attention.noneFree');
  const isTight = isTooTight(failed?.failure);
  const holder = needed === 'driver' ? booking.driver?.name : nameOfVehicle(ride);
  const look = {
    fullWidth: true,
    size: 'small',
    margin: 'normal',
    label: `${when} · ${customerName}`,
    sx: labelAbove,
  } as const;
  if (assignedId !== null) {
    return (
      <TextField
        {...look}
        value={holder ?? ''}
        helperText={t('assignAll.done')}
        color="success"
        focused
        slotProps={{ input: { readOnly: true } }}
      />
    );
  }
  return (
    <>
      <TextField
        {...look}
        select
        value={assigneeId}
        disabled={isDisabled}
        error={failed !== undefined}
        helperText={
          failed && !isTight
            ? failureText(failed.failure, t('move.failed'))
            : `${booked} · ${joinWithArrows(route)}`
        }
        onChange={({ target }) => onChoose(target.value)}
        slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
      >
        <MenuItem value="">{none}</MenuItem>
        {candidates.map((candidate) => (
          <MenuItem key={candidate.id} value={candidate.id}>
            {candidateText(nameOfCandidate(candidate), candidate)}
          </MenuItem>
        ))}
      </TextField>
      {failed && isTight && (
        <MoveFailure
          failure={failed.failure}
          wanted="assign"
          candidate={nameOfAssignee(failed)}
          isDisabled={isDisabled}
          onMoveAnyway={() => onAssignAnyway(failed)}
        />
      )}
      {(failed !== undefined || assigneeId === '') && (
        // Opens the ride's form, which also lists busy ones; in a new tab, because this list is being worked on.
        <Button
          size="small"
          color="inherit"
          component={Link}
          to={`/dispatch?date=${bookingDate}&ride=${ride.id}`}
          target="_blank"
          aria-label={`${t('assignAll.single')}: ${customerName}`}
        >
          {t('assignAll.single')}
        </Button>
      )}
    </>
  );
}

/** Returns the name of the ride's vehicle, with its car, whose label alone may be a number. */
function nameOfVehicle({ booking: { vehicle }, candidates }: ListedRide): string | undefined {
  const known = candidates.find(({ id }) => id === vehicle?.id);
  return known ? nameOfCandidate(known) : (vehicle?.plate ?? vehicle?.label);
}

/** Returns the name of the rejected assignee, as the list showed it then. */
function nameOfAssignee({ ride, assigneeId }: FailedAssignment): string {
  const assignee = ride.candidates.find(({ id }) => id === assigneeId);
  return assignee ? nameOfCandidate(assignee) : '';
}
