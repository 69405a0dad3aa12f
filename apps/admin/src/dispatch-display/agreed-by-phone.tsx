import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useTranslation } from 'react-i18next';
import { useCandidates } from './candidates/use-candidates';

interface AgreedByPhoneProps {
  bookingId: string;
  /** The driver that the ride has, and the one that is chosen; '' for none. */
  presentId: string;
  driverId: string;
  isAgreed: boolean;
  onChange: (isAgreed: boolean) => void;
}

/** Whether a driver has agreed already, and is not asked; nothing for one who can't be asked for want of a link. */
export function AgreedByPhone({ bookingId, presentId, driverId, isAgreed, onChange }: AgreedByPhoneProps) {
  const { t } = useTranslation('rideProgress');
  const candidates = useCandidates({}, bookingId);
  const canBeAsked = candidates?.drivers.find(({ id }) => id === driverId)?.hasLink ?? false;
  if (driverId === presentId || !canBeAsked) return null;
  return (
    <FormControlLabel
      control={<Checkbox checked={isAgreed} onChange={(_event, isOn) => onChange(isOn)} />}
      label={t('agreed')}
    />
  );
}
