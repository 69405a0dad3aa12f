import type { BookingDetailResponse } from '@chauffeur/contracts/bookings/booking';
import type { DriverAssignmentResponse } from '@chauffeur/contracts/bookings/crew/driver-assignment';
import { isolateRightToLeft } from '@chauffeur/contracts/languages/right-to-left';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import TextField from '@mui/material/TextField';
import { useState, type SyntheticEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { AgreedByPhone } from '../../../dispatch-display/agreed-by-phone';
import { DriverSelect } from '../../../dispatch-display/candidates/driver-select';
import { MoveFailure } from '../../../dispatch-display/move-failure';
import { useAssignRide } from '../../../dispatch-display/use-ride-changes';
import { useStaffLanguage } from '../../../i18n/staff-language';
import { formatMoment } from '../../../text/format-date';
import { useUnsavedInput } from '../../../unsaved/unsaved-input';

const Form = styled('form')({ display: 'grid', gap: 12 });

interface AssignmentInput {
  readonly driverId?: string;
  readonly isAgreed?: boolean;
  readonly notes?: string;
  /** The version that was shown when the input began. */
  readonly seenVersion: number;
}

const List = styled('ol')(({ theme }) => ({
  display: 'grid',
  gap: 8,
  margin: '16px 0 0',
  padding: 0,
  listStyle: 'none',
  overflowWrap: 'anywhere',
  fontSize: '0.875rem',
  color: theme.vars.palette.text.secondary,
}));

/** Assigns or reassigns the driver. If the booking changes while an admin types, the input stays and a notice says so. */
export function DriverAssignment({ booking }: { booking: BookingDetailResponse }) {
  const { t } = useTranslation('bookings');
  const present = booking.driver?.id ?? '';
  const assign = useAssignRide();
  const [input, setInput] = useState<AssignmentInput>();
  const { driverId = present, notes = '', isAgreed = false } = input ?? {};
  const edit = (change: Partial<AssignmentInput>) =>
    setInput({ seenVersion: booking.version, ...input, ...change });
  const hasUnsaved = driverId !== present || notes.trim() !== '';
  useUnsavedInput(hasUnsaved);
  const send = (allowTightGap: boolean) => {
    if (assign.isPending) return;
    assign.mutate(
      {
        id: booking.id,
        driverId: driverId || null,
        notes: notes || null,
        version: booking.version,
        ...(isAgreed ? { agreedByPhone: true } : {}),
        ...(allowTightGap ? { allowTightGap } : {}),
      },
      { onSuccess: () => setInput(undefined) },
    );
  };
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    send(false);
  };
  return (
    <>
      <Form onSubmit={submit}>
        <MoveFailure failure={assign.error} onMoveAnyway={() => send(true)} wanted="assign" />
        {hasUnsaved && input?.seenVersion !== booking.version && (
          <Alert severity="info">{t('driver.changed')}</Alert>
        )}
        <DriverSelect
          label={t('driver.label')}
          bookingId={booking.id}
          presentId={present}
          value={driverId}
          onChosen={(chosen) => {
            // The error was about the driver chosen before.
            assign.reset();
            edit({ driverId: chosen, isAgreed: false });
          }}
        />
        <AgreedByPhone
          bookingId={booking.id}
          presentId={present}
          driverId={driverId}
          isAgreed={isAgreed}
          onChange={(isOn) => edit({ isAgreed: isOn })}
        />
        <TextField
          label={t('driver.notes')}
          value={notes}
          onChange={({ target }) => edit({ notes: target.value })}
          multiline
          slotProps={{ htmlInput: { maxLength: 2000 } }}
        />
        <div>
          <Button
            type="submit"
            variant="outlined"
            color="inherit"
            loading={assign.isPending}
            disabled={!hasUnsaved}
          >
            <span>{t(present ? 'driver.reassign' : 'driver.assign')}</span>
          </Button>
        </div>
      </Form>
      <Assignments assignments={booking.assignments} />
    </>
  );
}

function Assignments({ assignments }: { assignments: readonly DriverAssignmentResponse[] }) {
  const { t } = useTranslation('bookings');
  const { language } = useStaffLanguage();
  if (assignments.length === 0) return null;
  return (
    <List aria-label={t('driver.assignments')}>
      {assignments.map(({ id, driverName, notes, assignedAt }) => (
        <li key={id}>
          {isolateRightToLeft(driverName ?? t('driver.none'))} · {formatMoment(assignedAt, language)}
          {notes && <div>{notes}</div>}
        </li>
      ))}
    </List>
  );
}
