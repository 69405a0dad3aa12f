import type { BookingDetailResponse, DriverAssignmentResponse } from '@chauffeur/contracts';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import { styled } from '@mui/material/styles';
import TextField from '@mui/material/TextField';
import { useState, type SyntheticEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { hasErrorCode } from '../../../api/send-request';
import { useServerErrorText } from '../../../i18n/use-server-error-text';
import { useStaffLanguage } from '../../../i18n/staff-language';
import { formatMoment } from '../../../text/format-date';
import { useAssignDriver } from './use-assign-driver';
import { useDriverChoices } from '../../../resources/use-driver-choices';

const Form = styled('form')({ display: 'grid', gap: 12 });

const Past = styled('ol')(({ theme }) => ({
  display: 'grid',
  gap: 8,
  margin: '16px 0 0',
  padding: 0,
  listStyle: 'none',
  fontSize: '0.875rem',
  color: theme.vars.palette.text.secondary,
}));

/** Who drives, and reassignment to another driver. */
export function DriverAssignment({ booking }: { booking: BookingDetailResponse }) {
  // The input belongs to the version that was shown; a newer one resets it.
  return <AssignmentForm key={booking.version} booking={booking} />;
}

function AssignmentForm({ booking }: { booking: BookingDetailResponse }) {
  const { t } = useTranslation('bookings');
  const present = booking.driver?.id ?? '';
  const choices = useDriverChoices(present);
  const assign = useAssignDriver(booking.id);
  const serverErrorText = useServerErrorText();
  const [driverId, setDriverId] = useState(present);
  const [notes, setNotes] = useState('');
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (assign.isPending) return;
    assign.mutate({ driverId: driverId || null, notes: notes || null, version: booking.version });
  };
  return (
    <>
      <Form onSubmit={submit}>
        {assign.error && (
          <Alert severity={hasErrorCode(assign.error, 'record.stale') ? 'warning' : 'error'}>
            {hasErrorCode(assign.error, 'record.stale')
              ? t('stale')
              : (serverErrorText(assign.error) ?? t('driver.failed'))}
          </Alert>
        )}
        <TextField
          select
          label={t('driver.label')}
          // Until the drivers are known the present one has no entry to show.
          value={choices.some(({ value }) => value === driverId) ? driverId : ''}
          onChange={({ target }) => setDriverId(target.value)}
          slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
        >
          {choices.map(({ value, label }) => (
            <MenuItem key={value} value={value}>
              {label}
            </MenuItem>
          ))}
        </TextField>
        <TextField
          label={t('driver.notes')}
          value={notes}
          onChange={({ target }) => setNotes(target.value)}
          multiline
          slotProps={{ htmlInput: { maxLength: 2000 } }}
        />
        <div>
          <Button
            type="submit"
            variant="outlined"
            color="inherit"
            loading={assign.isPending}
            disabled={driverId === present && notes.trim() === ''}
          >
            {t(present ? 'driver.reassign' : 'driver.assign')}
          </Button>
        </div>
      </Form>
      <PastAssignments assignments={booking.assignments} />
    </>
  );
}

function PastAssignments({ assignments }: { assignments: readonly DriverAssignmentResponse[] }) {
  const { t } = useTranslation('bookings');
  const { language } = useStaffLanguage();
  if (assignments.length === 0) return null;
  return (
    <Past aria-label={t('driver.past')}>
      {assignments.map(({ id, driverName, notes, assignedAt }) => (
        <li key={id}>
          {driverName ?? t('driver.none')} · {formatMoment(assignedAt, language)}
          {notes && <div>{notes}</div>}
        </li>
      ))}
    </Past>
  );
}
