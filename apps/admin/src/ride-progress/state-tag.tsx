import type { BookingStatus } from '@chauffeur/contracts/bookings/booking';
import type { ShownRideProgress } from '@chauffeur/contracts/bookings/crew/ride-state';
import { useTranslation } from 'react-i18next';
import { Tag } from '../surfaces/tag';
import { stateLooks } from './state-looks';
import { useStateMoment } from './use-state-moment';

interface StateTagProps {
  progress: Pick<ShownRideProgress, 'state' | 'since'>;
  /** The ride's day: a moment on it is shown without a date. */
  day: string;
}

/** Whether a ride's state is shown beside its status: for a ride that is over, only a no-show is. */
export function hasState({
  status,
  progress,
}: {
  status: BookingStatus;
  progress: Pick<ShownRideProgress, 'state'>;
}): boolean {
  return progress.state === 'no_show' || (status !== 'completed' && status !== 'cancelled');
}

/** Shows the state of a ride, and since when; renders nothing without a driver. */
export function StateTag({ progress: { state, since }, day }: StateTagProps) {
  const { t } = useTranslation('rideProgress');
  const momentOf = useStateMoment(day);
  if (state === 'none') return null;
  const { tone, icon: Icon } = stateLooks[state];
  return (
    <Tag tone={tone} data-state={state}>
      <Icon aria-hidden="true" sx={{ fontSize: 16, mr: '5px' }} />
      <span>{[t(`states.${state}`), since && momentOf(since)].filter(Boolean).join(' · ')}</span>
    </Tag>
  );
}
