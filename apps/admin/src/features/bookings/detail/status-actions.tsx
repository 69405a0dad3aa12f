import type { BookingResponse, BookingStatus } from '@chauffeur/contracts';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { hasErrorCode } from '../../../api/send-request';
import { ConfirmDialog } from '../../../surfaces/confirm-dialog';
import { useChangeStatus } from '../use-bookings';

const Row = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 10, marginBottom: 20 });

/** The one step that a status leads to. */
const nextStep = {
  pending: { status: 'confirmed', action: 'confirm' },
  confirmed: { status: 'completed', action: 'complete' },
} as const;

/** Confirm, mark complete and cancel, on the version of the booking that is shown. */
export function StatusActions({ booking }: { booking: BookingResponse }) {
  const { t } = useTranslation('bookings');
  const change = useChangeStatus(booking.id);
  /** The version for which the dialog was opened; a change in the meantime must be detected. */
  const [cancelledVersion, setCancelledVersion] = useState<number>();
  const { status, version, referenceNumber } = booking;
  const step = status === 'pending' || status === 'confirmed' ? nextStep[status] : undefined;
  const set = (wanted: BookingStatus, seenVersion: number) => {
    if (!change.isPending) change.mutate({ status: wanted, version: seenVersion });
  };
  return (
    <>
      <Outcome failure={change.error} done={change.data?.status} />
      <Row role="group" aria-label={t('actions.label')}>
        {step && (
          <Button variant="contained" loading={change.isPending} onClick={() => set(step.status, version)}>
            {t(`actions.${step.action}`)}
          </Button>
        )}
        <Button
          variant="outlined"
          color="error"
          disabled={change.isPending}
          onClick={() => setCancelledVersion(version)}
        >
          {t('actions.cancel')}
        </Button>
      </Row>
      <ConfirmDialog
        isOpen={cancelledVersion !== undefined}
        title={t('cancel.title', { reference: referenceNumber })}
        text={t('cancel.text')}
        confirm={t('actions.cancel')}
        keep={t('cancel.keep')}
        onClose={() => setCancelledVersion(undefined)}
        onConfirm={() => {
          setCancelledVersion(undefined);
          set('cancelled', cancelledVersion ?? version);
        }}
      />
    </>
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
