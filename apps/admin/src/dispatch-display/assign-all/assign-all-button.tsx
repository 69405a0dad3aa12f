import { namedRidesLimit } from '@chauffeur/contracts/blocks/block';
import type { BoardRide } from '@chauffeur/contracts/dispatch/dispatch-board';
import Button from '@mui/material/Button';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lacksVehicle, nextStepsOf } from '../attention.rules';
import { AssignAllDialog } from './assign-all-dialog';

interface AssignAllButtonProps {
  rides: readonly BoardRide[];
  /** Called after the dialog has closed; by then the button may be unmounted. */
  onClosed: () => void;
}

/** Opens a dialog that assigns all rides without a vehicle or driver; shown if there are several. */
export function AssignAllButton({ rides, onClosed }: AssignAllButtonProps) {
  const { t } = useTranslation('dispatch');
  const [isOpen, setOpen] = useState(false);
  const wasOpen = useRef(false);
  useEffect(() => {
    if (wasOpen.current && !isOpen) onClosed();
    wasOpen.current = isOpen;
  }, [isOpen, onClosed]);
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
          <span>{t('assignAll.open', { count: needs.size })}</span>
        </Button>
      )}
      {isOpen && <AssignAllDialog needs={needs} onClose={() => setOpen(false)} />}
    </>
  );
}
