import {
  CancelOutlined as CancelledIcon,
  CheckCircleOutlineRounded as CompletedIcon,
  EventAvailableRounded as ConfirmedIcon,
  HourglassEmptyRounded as PendingIcon,
  type IconComponent,
} from '@chauffeur/brand/icons';
import type { BookingStatus } from '@chauffeur/contracts/bookings/booking';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';

const looks = {
  pending: { colour: 'warning', icon: PendingIcon },
  confirmed: { colour: 'info', icon: ConfirmedIcon },
  completed: { colour: 'success', icon: CompletedIcon },
  cancelled: { colour: 'error', icon: CancelledIcon },
} as const satisfies Record<BookingStatus, { colour: string; icon: IconComponent }>;

const Chip = styled('span', { shouldForwardProp: (name) => name !== 'status' })<{ status: BookingStatus }>(({
  theme,
  status,
}) => {
  const palette = theme.vars.palette[looks[status].colour];
  return {
    display: 'inline-flex',
    alignItems: 'center',
    gap: 6,
    padding: '3px 11px 3px 8px',
    borderRadius: 14,
    fontSize: '0.8125rem',
    fontWeight: 700,
    lineHeight: 1.5,
    whiteSpace: 'nowrap',
    color: palette.main,
    backgroundColor: palette.light,
    '& svg': { fontSize: 17 },
  };
});

/** A booking's status, shown by colour, icon and word. */
export function StatusChip({ status }: { status: BookingStatus }) {
  const { t } = useTranslation('bookings');
  const Icon = looks[status].icon;
  return (
    <Chip status={status}>
      <Icon aria-hidden="true" />
      <span>{t(`status.${status}`)}</span>
    </Chip>
  );
}
