import type { DriverResponse } from '@chauffeur/contracts/drivers/driver';
import { driverHours, type DriverHours, type WorkingDay } from '@chauffeur/contracts/drivers/driver-hours';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import FormControlLabel from '@mui/material/FormControlLabel';
import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import TextField from '@mui/material/TextField';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useId, useState, type SyntheticEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { hasErrorCode } from '../../api/send-request';
import { useStaffLanguage } from '../../i18n/staff-language';
import { useServerErrorText } from '../../i18n/use-server-error-text';
import { LoadFailure } from '../../lists/list-notice';
import { useNotify } from '../../notices/notice-context';
import { StaleRecordAlert } from '../../records/stale-record';
import { useSession } from '../../session/session-context';
import { locales } from '../../text/locale';
import { useCloseQuestion } from '../../unsaved/use-close-question';

const weekdays = [1, 2, 3, 4, 5, 6, 7] as const;
const usual = { from: '09:00', until: '18:00' } as const;

const Row = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(128px, 1fr) 8.5rem 8.5rem',
  alignItems: 'center',
  gap: 8,
  marginBottom: 8,
  '@media (max-width: 480px)': { gridTemplateColumns: '1fr 1fr', '& > label': { gridColumn: '1 / -1' } },
});

interface HoursDialogProps {
  driver: DriverResponse;
  onClose: () => void;
}

/** A driver's working hours of a week, in Baku's time. */
export function HoursDialog({ driver, onClose }: HoursDialogProps) {
  const { t } = useTranslation('drivers');
  const session = useSession();
  const id = useId();
  const [hasUnsaved, setUnsaved] = useState(false);
  const { close, onDialogClose, question } = useCloseQuestion(hasUnsaved, onClose);
  const path = `/api/admin/drivers/${driver.id}/hours` as const;
  const query = useQuery({
    queryKey: ['drivers', 'hours', driver.id],
    queryFn: () => session.request({ path, response: driverHours }),
    // What is being entered is not replaced.
    refetchOnWindowFocus: false,
  });
  return (
    <Dialog open fullWidth maxWidth="sm" aria-labelledby={id} onClose={onDialogClose}>
      <DialogTitle id={id}>{t('hours.titleOf', { name: driver.name })}</DialogTitle>
      {query.isPending && (
        <DialogContent>
          <Skeleton variant="rounded" height={320} />
        </DialogContent>
      )}
      {query.isError && !query.data && (
        <LoadFailure message={t('hours.loadFailed')} onRetry={() => void query.refetch()} />
      )}
      {query.data && (
        <HoursForm
          path={path}
          known={query.data}
          onChange={() => setUnsaved(true)}
          onCancel={close}
          onSaved={onClose}
        />
      )}
      {question}
    </Dialog>
  );
}

interface HoursFormProps {
  path: `/api/admin/${string}`;
  known: DriverHours;
  onChange: () => void;
  onCancel: () => void;
  onSaved: () => void;
}

function HoursForm({ path, known, onChange, onCancel, onSaved }: HoursFormProps) {
  const { t } = useTranslation('drivers');
  const { t: forms } = useTranslation('forms');
  const { language } = useStaffLanguage();
  const session = useSession();
  const queryClient = useQueryClient();
  const notify = useNotify();
  const serverErrorText = useServerErrorText();
  const [basedOn, setBasedOn] = useState(known);
  const [days, setDays] = useState<readonly WorkingDay[]>(known.hours);
  /** What another admin has saved since. */
  const [fresh, setFresh] = useState<DriverHours>();
  const save = useMutation({
    mutationFn: (hours: readonly WorkingDay[]) =>
      session.request({
        method: 'PUT',
        path,
        body: { hours, version: basedOn.version },
        response: driverHours,
      }),
    onSuccess: () => {
      notify(t('hours.saved'));
      onSaved();
    },
    onError: async (error) => {
      if (!hasErrorCode(error, 'record.stale')) return;
      try {
        setFresh(await session.request({ path, response: driverHours }));
      } catch {
        // The rejection is shown, and the next try reads again.
      }
    },
    // Not awaited: without a connection the rejection would be shown only after all lists had failed too.
    onSettled: () => void queryClient.invalidateQueries(),
  });
  const rebaseOn = (saved: DriverHours, { keepInput }: { keepInput: boolean }) => {
    setBasedOn(saved);
    setFresh(undefined);
    save.reset();
    if (!keepInput) setDays(saved.hours);
  };
  const set = (weekday: number, change: Partial<WorkingDay> | null) => {
    onChange();
    setDays((present) => {
      const day = present.find((one) => one.weekday === weekday) ?? { weekday, ...usual };
      const others = present.filter((one) => one.weekday !== weekday);
      return change ? [...others, { ...day, ...change }] : others;
    });
  };
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    save.mutate(days);
  };
  const isComplete = days.every(({ from, until }) => from && until);
  // 2026-11-23 is a Monday.
  const nameOf = (weekday: number) =>
    new Intl.DateTimeFormat(locales[language], { weekday: 'long', timeZone: 'UTC' }).format(
      new Date(Date.UTC(2026, 10, 22 + weekday)),
    );
  return (
    <form onSubmit={submit}>
      <DialogContent>
        <DialogContentText sx={{ mb: 2 }}>{t('hours.text')}</DialogContentText>
        {weekdays.map((weekday) => {
          const day = days.find((one) => one.weekday === weekday);
          const name = nameOf(weekday);
          return (
            <Row key={weekday}>
              <FormControlLabel
                control={
                  <Checkbox
                    checked={day !== undefined}
                    onChange={(_event, isOn) => set(weekday, isOn ? {} : null)}
                  />
                }
                label={name}
                sx={{ textTransform: 'capitalize' }}
              />
              {(['from', 'until'] as const).map((field) => (
                <TextField
                  key={field}
                  type="time"
                  size="small"
                  label={t(`hours.${field}`)}
                  value={day?.[field] ?? ''}
                  disabled={!day}
                  onChange={(event) => set(weekday, { [field]: event.target.value })}
                  slotProps={{
                    inputLabel: { shrink: true },
                    htmlInput: { 'aria-label': `${name}, ${t(`hours.${field}`)}` },
                  }}
                />
              ))}
            </Row>
          );
        })}
        {fresh && (
          <StaleRecordAlert
            onUseSaved={() => rebaseOn(fresh, { keepInput: false })}
            onKeepInput={() => rebaseOn(fresh, { keepInput: true })}
          />
        )}
        {save.isError && !fresh && (
          <Alert severity="error">{serverErrorText(save.error) ?? t('hours.saveFailed')}</Alert>
        )}
      </DialogContent>
      <DialogActions sx={{ p: 2 }}>
        <Button color="inherit" onClick={onCancel}>
          {forms('cancel')}
        </Button>
        <Button type="submit" variant="contained" loading={save.isPending} disabled={!isComplete}>
          {forms('save')}
        </Button>
      </DialogActions>
    </form>
  );
}
