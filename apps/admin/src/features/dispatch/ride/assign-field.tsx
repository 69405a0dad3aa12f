import type { BoardRide } from '@chauffeur/contracts';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useState, type SyntheticEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { AgreedByPhone } from '../../../dispatch-display/agreed-by-phone';
import { DriverSelect } from '../../../dispatch-display/driver-select';
import { useAssignRide } from '../../../dispatch-display/use-ride-changes';

const Form = styled('form')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: '0 8px',
  alignItems: 'center',
});

/** Gives the ride to a driver. */
export function AssignField({ ride }: { ride: BoardRide }) {
  const { t } = useTranslation('dispatch');
  const present = ride.driverId ?? '';
  const assign = useAssignRide();
  const [chosen, setChosen] = useState<string>();
  const [isAgreed, setAgreed] = useState(false);
  const driverId = chosen ?? present;
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (assign.isPending) return;
    assign.mutate(
      {
        id: ride.id,
        version: ride.version,
        driverId: driverId || null,
        ...(isAgreed ? { agreedByPhone: true } : {}),
      },
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
        onChosen={(id) => {
          setChosen(id);
          setAgreed(false);
        }}
      />
      <Button type="submit" variant="contained" loading={assign.isPending} disabled={driverId === present}>
        {t('assign.submit')}
      </Button>
      <AgreedByPhone
        bookingId={ride.id}
        presentId={present}
        driverId={driverId}
        isAgreed={isAgreed}
        onChange={setAgreed}
      />
    </Form>
  );
}
