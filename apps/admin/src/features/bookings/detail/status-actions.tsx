import {
  bookingStatuses,
  type BookingResponse,
  type BookingStatus,
  type ChangeStatusRequest,
} from '@chauffeur/contracts';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { styled } from '@mui/material/styles';
import { useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { hasErrorCode } from '../../../api/send-request';
import { ConfirmDialog } from '../../../surfaces/confirm-dialog';
import { useChangeStatus } from '../use-bookings';

const Row = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 10,
  marginBottom: 16,
  // On a phone within reach of the thumb, wherever the page is read.
  [theme.breakpoints.down('sm')]: {
    position: 'fixed',
    insetInline: 0,
    bottom: 0,
    zIndex: theme.zIndex.appBar,
    flexWrap: 'nowrap',
    gap: 8,
    margin: 0,
    padding: '8px 12px calc(8px + env(safe-area-inset-bottom))',
    backgroundColor: theme.vars.palette.background.paper,
    borderTop: `1px solid ${theme.vars.palette.divider}`,
    '& .MuiButton-root': { flex: '1 1 auto', paddingInline: 10, fontSize: '0.875rem' },
    '& .MuiButton-contained': { flexShrink: 0 },
  },
}));

/** The step that a status usually leads to. */
const nextStep: Partial<Record<BookingStatus, 'confirmed' | 'completed'>> = {
  pending: 'confirmed',
  confirmed: 'completed',
};

/**
 * Sets any status on the version of the booking that is shown: the next step by one click, which the dispatcher takes
 * all day, cancelling and the others after a confirmation that says what the customer will get.
 */
export function StatusActions({ booking }: { booking: BookingResponse }) {
  const { t } = useTranslation('bookings');
  const change = useChangeStatus(booking.id);
  /** With the version for which the dialog was opened; a change in the meantime must be detected. */
  const [chosen, setChosen] = useState<ChangeStatusRequest>();
  // State is that of the last render, which the second click of a double click may precede.
  const isInFlight = useRef(false);
  const { status, version } = booking;
  const step = nextStep[status];
  const set = (request: ChangeStatusRequest) => {
    if (isInFlight.current) return;
    isInFlight.current = true;
    change.mutate(request, { onSettled: () => (isInFlight.current = false) });
  };
  const others = bookingStatuses.filter(
    (other) => other !== status && other !== step && other !== 'cancelled',
  );
  return (
    <>
      <Outcome failure={change.error} done={change.data?.status} />
      <Row role="group" aria-label={t('actions.label')}>
        {step && (
          <Button
            variant="contained"
            loading={change.isPending}
            onClick={() => set({ status: step, version })}
          >
            {t(`actions.${step}`)}
          </Button>
        )}
        {status !== 'cancelled' && (
          <Button
            variant="outlined"
            color="error"
            disabled={change.isPending}
            onClick={() => setChosen({ status: 'cancelled', version })}
          >
            {t('actions.cancelled')}
          </Button>
        )}
        <StatusMenu
          statuses={others}
          isDisabled={change.isPending}
          onChoose={(other) => setChosen({ status: other, version })}
        />
      </Row>
      <ConfirmChange
        booking={booking}
        chosen={chosen?.status}
        onClose={() => setChosen(undefined)}
        onConfirm={() => {
          setChosen(undefined);
          if (chosen) set(chosen);
        }}
      />
    </>
  );
}

interface StatusMenuProps {
  statuses: readonly BookingStatus[];
  isDisabled: boolean;
  onChoose: (status: BookingStatus) => void;
}

/** The way back from a slip, and forward for what was forgotten. */
function StatusMenu({ statuses, isDisabled, onChoose }: StatusMenuProps) {
  const { t } = useTranslation('bookings');
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <Button
        id={id}
        variant="outlined"
        color="inherit"
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        disabled={isDisabled}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        {t('actions.other')}
      </Button>
      <Menu
        anchorEl={anchor}
        open={anchor !== null}
        onClose={() => setAnchor(null)}
        slotProps={{ list: { 'aria-labelledby': id } }}
      >
        {statuses.map((status) => (
          <MenuItem
            key={status}
            onClick={() => {
              setAnchor(null);
              onChoose(status);
            }}
          >
            {t(`status.${status}`)}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}

interface ConfirmChangeProps {
  booking: BookingResponse;
  chosen: BookingStatus | undefined;
  onClose: () => void;
  onConfirm: () => void;
}

function ConfirmChange({ booking, chosen, onClose, onConfirm }: ConfirmChangeProps) {
  const { t } = useTranslation('bookings');
  const reference = booking.referenceNumber;
  const isCancelling = chosen === 'cancelled';
  const status = t(`status.${chosen ?? booking.status}`);
  // Of the four, only going back to pending sends no email.
  const text = chosen === 'pending' ? t('setStatus.textPending') : t('setStatus.text');
  return (
    <ConfirmDialog
      isOpen={chosen !== undefined}
      title={isCancelling ? t('cancel.title', { reference }) : t('setStatus.title', { reference, status })}
      text={isCancelling ? t('cancel.text') : text}
      confirm={isCancelling ? t('actions.cancelled') : t('setStatus.confirm')}
      keep={isCancelling ? t('cancel.keep') : t('setStatus.keep')}
      onClose={onClose}
      onConfirm={onConfirm}
    />
  );
}

const Message = styled(Alert)({ marginBottom: 16 });

interface OutcomeProps {
  failure: Error | null;
  done: BookingStatus | undefined;
}

/** The outcome of the last change. */
function Outcome({ failure, done }: OutcomeProps) {
  const { t } = useTranslation('bookings');
  if (hasErrorCode(failure, 'record.stale')) return <Message severity="warning">{t('stale')}</Message>;
  if (failure) return <Message severity="error">{t('changeFailed')}</Message>;
  if (!done) return null;
  return (
    <Message severity="success" role="status">
      {t(`changed.${done}`)}
    </Message>
  );
}
