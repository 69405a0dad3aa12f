import type { DriverRide } from '@chauffeur/contracts/driver-page/driver-rides';
import { useState } from 'react';
import { usePage } from '../page/page-context';
import type { DriverPage } from '../page/driver-page';

type TakenStep = Parameters<DriverPage['takeStep']>;

/** Takes the step and closes the question, only once: the second tap of a double tap would close the ride too. */
export function useTakeStep(ride: DriverRide, onClose: () => void) {
  const page = usePage();
  const [isStoring, setStoring] = useState(false);
  const take = (to: TakenStep[1], details?: TakenStep[2]) => {
    setStoring(true);
    void page.takeStep(ride, to, details).then((isStored) => (isStored ? onClose() : setStoring(false)));
  };
  return { isStoring, take };
}
