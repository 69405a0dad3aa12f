import { driverHours, type DriverHours } from '@chauffeur/contracts/drivers/driver-hours';
import { useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useNotify } from '../../notices/notice-context';
import { isSame } from '../../records/stale/is-same';
import { useStaleSave } from '../../records/stale/use-stale-save';
import { useSession } from '../../session/session-context';
import { hoursOf, weekOf } from './working-week.rules';

interface HoursFormOptions {
  path: `/api/admin/${string}`;
  initial: DriverHours;
  onSaved: () => void;
}

/** The form of a driver's working hours, saved together with the version that was read. */
export function useHoursForm({ path, initial, onSaved }: HoursFormOptions) {
  const { t } = useTranslation('drivers');
  const [session, notify, queryClient] = [useSession(), useNotify(), useQueryClient()];
  const form = useForm({ defaultValues: weekOf(initial) });
  const { basedOn, formError, attempt, rebaseOn } = useStaleSave({
    form,
    initial,
    read: () => session.request({ path, response: driverHours }),
    valuesOf: weekOf,
    failed: t('hours.saveFailed'),
  });
  const finish = () => {
    notify(t('hours.saved'));
    onSaved();
  };
  const save = form.handleSubmit((week) =>
    attempt(
      async () => {
        const body = { hours: hoursOf(week), version: basedOn.version };
        try {
          await session.request({ method: 'PUT', path, body, response: driverHours });
        } finally {
          // Not awaited: without a connection, the error would be shown only after all refetches had failed too.
          void queryClient.invalidateQueries();
        }
        finish();
      },
      (fresh) => {
        if (!isSame(weekOf(fresh), week)) return false;
        finish();
        return true;
      },
    ),
  );
  return { form, save, formError, rebaseOn };
}
