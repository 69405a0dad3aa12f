import type { BookingListItem, ChangeStatusRequest } from '@chauffeur/contracts';
import ButtonBase from '@mui/material/ButtonBase';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { StatusChip } from '../../../booking-display/status-chip';
import { ConfirmStatus } from '../status/confirm-status';
import { StatusMenu } from '../status/status-menu';
import { useSetStatus } from '../status/use-set-status';

/** The status of a row, and the menu that sets another one. */
export function RowStatus({ booking }: { booking: BookingListItem }) {
  const { t } = useTranslation('bookings');
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  /** With the version for which the menu was opened. */
  const [chosen, setChosen] = useState<ChangeStatusRequest>();
  const { set, isPending } = useSetStatus(booking);
  const { status, version, referenceNumber: reference } = booking;
  return (
    <>
      <ButtonBase
        id={id}
        aria-label={t('actions.setOf', { status: t(`status.${status}`), reference })}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        disabled={isPending}
        sx={{ minHeight: 24, borderRadius: 4 }}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        <StatusChip status={status} />
      </ButtonBase>
      <StatusMenu
        anchor={anchor}
        labelledBy={id}
        status={status}
        onClose={() => setAnchor(null)}
        onChoose={(other) => setChosen({ status: other, version })}
      />
      <ConfirmStatus
        booking={booking}
        chosen={chosen?.status}
        onClose={() => setChosen(undefined)}
        onConfirm={(answered) => {
          setChosen(undefined);
          if (chosen) set({ ...chosen, ...answered });
        }}
      />
    </>
  );
}
