import type { BoardRide } from '@chauffeur/contracts';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useState, type SyntheticEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { DriverSelect } from '../../../dispatch-display/driver-select';
import { useAssignRide } from '../../../dispatch-display/use-ride-changes';

const Form = styled('form')({ display: 'flex', gap: 8, alignItems: 'center' });

/** Gives the ride to a driver. */
export function AssignField({ ride }: { ride: BoardRide }) {
  const { t } = useTranslation('dispatch');
  const present = ride.driverId ?? '';
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
      <DriverSelect
        size="small"
        label={t('assign.label')}
        bookingId={ride.id}
        presentId={present}
        value={driverId}
        onChosen={setChosen}
      />
      <Button type="submit" variant="contained" loading={assign.isPending} disabled={driverId === present}>
        {t('assign.submit')}
      </Button>
    </Form>
  );
}
