import { useCallback, useMemo, useState } from 'react';
import type { WizardChoices } from './wizard-choices';

export interface ChoicesInUse {
  choices: WizardChoices;
  /** Takes a car, a service or a tour out of them, by its id. */
  withdraw: (id: string) => void;
}

const none: readonly string[] = [];

/**
 * What the page was loaded with, without what the server has said meanwhile to be on offer no more: not in step 3, which says so
 * itself and stays as it is.
 */
export function useChoices(loaded: WizardChoices, isConfirming: boolean): ChoicesInUse {
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
