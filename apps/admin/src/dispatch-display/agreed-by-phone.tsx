import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useTranslation } from 'react-i18next';
import { useCandidates } from './candidates/use-candidates';

interface AgreedByPhoneProps {
  bookingId: string;
  /** The present driver and the chosen one; '' for none. */
  presentId: string;
  driverId: string;
  isAgreed: boolean;
  onChange: (isAgreed: boolean) => void;
}

/** A checkbox for a driver who has already agreed and is not asked; none for a driver without a link, who can't be asked. */
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
