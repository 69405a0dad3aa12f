import { namedRidesLimit, type BoardRide } from '@chauffeur/contracts';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lacksVehicle, nextStepsOf } from '../attention.rules';
import { AssignAllDialog } from './assign-all-dialog';

/** Where several rides need a vehicle or a driver: all of them together. */
export function AssignAllButton({ rides }: { rides: readonly BoardRide[] }) {
  const { t } = useTranslation('dispatch');
  const [isOpen, setOpen] = useState(false);
  const needs = new Map(
    rides
      .filter((ride) => nextStepsOf(ride).includes('assign'))
      .slice(0, namedRidesLimit)
      .map((ride) => [ride.id, lacksVehicle(ride) ? ('vehicle' as const) : ('driver' as const)]),
  );
  return (
    <>
      {needs.size > 1 && (
        <Button size="small" variant="outlined" color="inherit" onClick={() => setOpen(true)}>
          {t('assignAll.open', { count: needs.size })}
        </Button>
      )}
      {isOpen && <AssignAllDialog needs={needs} onClose={() => setOpen(false)} />}
    </>
  );
}
