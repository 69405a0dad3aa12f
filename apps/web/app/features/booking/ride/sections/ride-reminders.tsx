import type { RideResponse } from '@chauffeur/contracts/rides/ride';
import Box from '@mui/material/Box';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CheckboxField } from '../../../../forms/fields/checkbox-field';
import { Banner } from '../../../../surfaces/banner';
import { switchReminders } from '../ride-api';
import type { OpenedRideState } from '../use-ride';

interface RideRemindersProps {
  token: string;
  ride: RideResponse;
  openedRide: OpenedRideState;
}

/** Whether the customer wants reminders of the ride by email; saved on every change. */
export function RideReminders({ token, ride, openedRide }: RideRemindersProps) {
  const { t } = useTranslation('ride');
  const [wanted, setWanted] = useState<boolean | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const save = async (reminders: boolean) => {
    setWanted(reminders);
    setFailed(false);
    try {
      openedRide.show(await switchReminders(token, { reminders }));
    } catch {
      setFailed(true);
      openedRide.refetch();
    } finally {
      setWanted(null);
    }
  };
  return (
    <Box sx={{ mt: 3 }}>
      <CheckboxField
        label={t('reminders.label')}
        checked={wanted ?? !ride.remindersOff}
        aria-disabled={wanted !== null}
        onChange={({ target }) => {
          if (wanted === null) void save(target.checked);
        }}
      />
      <div role="alert">{hasFailed && <Banner kind="warning">{t('reminders.failed')}</Banner>}</div>
    </Box>
  );
}
