import { useCallback, useMemo, useState } from 'react';
import type { WizardChoices } from './wizard-choices';

export interface ChoicesInUse {
  choices: WizardChoices;
  /** Takes a car, a service or a tour out of them, by its id. */
  withdraw: (id: string) => void;
}

/** What the page was loaded with, without what the server has said meanwhile to be on offer no more. */
export function useChoices(loaded: WizardChoices): ChoicesInUse {
  const [withdrawn, setWithdrawn] = useState<readonly string[]>([]);
  const withdraw = useCallback((id: string) => setWithdrawn((before) => [...before, id]), []);
  const choices = useMemo(() => {
    const isOffered = ({ id }: { id: string }) => !withdrawn.includes(id);
    const { cars, services, tours } = loaded;
    return {
      ...loaded,
      cars: cars.filter(isOffered),
      services: services.filter(isOffered),
      tours: tours.filter(isOffered),
    };
  }, [loaded, withdrawn]);
  return { choices, withdraw };
}
