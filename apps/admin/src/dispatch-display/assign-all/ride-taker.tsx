import { placeName } from '@chauffeur/contracts/bookings/airport';
import { withArrows } from '@chauffeur/contracts/right-to-left';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useStaffLanguage } from '../../i18n/staff-language';
import { formatDay } from '../../text/format-date';
import { nameOfCandidate } from '../candidates/name-of-candidate';
import { useCandidateText } from '../candidates/use-candidate-text';
import type { ListedRide } from './use-rides-to-assign';

interface RideTakerProps {
  ride: ListedRide;
  /** '' for none. */
  takerId: string;
  /** Why the server rejected the last try. */
  failure: string | undefined;
  isDisabled: boolean;
  onChoose: (takerId: string) => void;
}

/** In the border a long name would be cut. */
const labelAbove = {
  '& .MuiInputLabel-root': { position: 'static', transform: 'none', mb: 0.5, whiteSpace: 'normal' },
  '& .MuiOutlinedInput-notchedOutline': { top: 0 },
  '& legend': { display: 'none' },
} as const;

/** Who takes a ride: one of those who are free, or none. */
export function RideTaker({ ride, takerId, failure, isDisabled, onChoose }: RideTakerProps) {
  const { t } = useTranslation('dispatch');
  const { language } = useStaffLanguage();
  const candidateText = useCandidateText();
  const { booking, candidates, needed, isServed } = ride;
  const { bookingDate, bookingTime, customerName, pickupLocation, dropoffLocation } = booking;
  const when = [formatDay(bookingDate, language), bookingTime].filter(Boolean).join(', ');
  const route = [pickupLocation, dropoffLocation].map((place) => placeName(place, language)).filter(Boolean);
  const none = t(candidates.length === 0 ? 'attention.noneFree' : `assignAll.none.${needed}`);
  const holder =
    needed === 'driver' ? booking.driver?.name : (booking.vehicle?.plate ?? booking.vehicle?.label);
  const look = {
    fullWidth: true,
    size: 'small',
    margin: 'normal',
    label: `${when} · ${customerName}`,
    sx: labelAbove,
  } as const;
  if (isServed) {
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
        value={takerId}
        disabled={isDisabled}
        error={failure !== undefined}
        helperText={failure ?? withArrows(route)}
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
      {(failure !== undefined || takerId === '') && (
        // Where those stand who are close to other rides; in a tab of its own, because this list is worked on.
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
