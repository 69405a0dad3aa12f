import { useCallback, useMemo, useState } from 'react';
import type { WizardChoices } from './wizard-choices';

export interface ChoicesState {
  choices: WizardChoices;
  /** Removes a car, service or tour by its id. */
  withdraw: (id: string) => void;
}

const none: readonly string[] = [];

/**
 * Returns the loaded choices without those that the server has since reported as withdrawn. In step 3 they stay: it
 * reports the withdrawal itself.
 */
export function useChoices(loaded: WizardChoices, isConfirming: boolean): ChoicesState {
  const [withdrawn, setWithdrawn] = useState(none);
  const withdraw = useCallback((id: string) => setWithdrawn((before) => [...before, id]), []);
  const leftOut = isConfirming ? none : withdrawn;
  const choices = useMemo(() => {
    const isOffered = ({ id }: { id: string }) => !leftOut.includes(id);
    const { cars, services, tours } = loaded;
    return {
      ...loaded,
      cars: cars.filter(isOffered),
      services: services.filter(isOffered),
      tours: tours.filter(isOffered),
    };
  }, [loaded, leftOut]);
  return { choices, withdraw };
}
