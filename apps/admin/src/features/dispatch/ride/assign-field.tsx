import type { BoardRide } from '@chauffeur/contracts';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import { styled } from '@mui/material/styles';
import TextField from '@mui/material/TextField';
import { useState, type SyntheticEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useCandidates } from '../../../dispatch-display/use-candidates';
import { useDriverCandidates } from '../../../dispatch-display/use-driver-candidates';
import { useAssignRide } from '../../../dispatch-display/use-ride-changes';

const Form = styled('form')({ display: 'flex', gap: 8, alignItems: 'center' });

/** Gives the ride to a driver. */
export function AssignField({ ride }: { ride: BoardRide }) {
  const { t } = useTranslation('dispatch');
  const present = ride.driverId ?? '';
  const choices = useDriverCandidates(useCandidates({}, ride.id), present);
  const assign = useAssignRide();
  const [chosen, setChosen] = useState<string>();
  const driverId = chosen ?? present;
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (assign.isPending) return;
    assign.mutate(
      { id: ride.id, version: ride.version, driverId: driverId || null },
      { onSettled: () => setChosen(undefined) },
    );
  };
  return (
    <Form onSubmit={submit}>
      <TextField
        select
        size="small"
        label={t('assign.label')}
        // Until the drivers are known the present one has no entry to show.
        value={choices.some(({ value }) => value === driverId) ? driverId : ''}
        onChange={({ target }) => setChosen(target.value)}
        slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
      >
        {choices.map(({ value, label }) => (
          <MenuItem key={value} value={value}>
            {label}
          </MenuItem>
        ))}
      </TextField>
      <Button type="submit" variant="contained" loading={assign.isPending} disabled={driverId === present}>
        {t('assign.submit')}
      </Button>
    </Form>
  );
}
