import { applyStep } from '../steps/apply-step';
import type { QueuedStep } from '../steps/queued-step';
import type { ListStorage } from './stored-list';

/** Applies an accepted step, which is no longer queued, to the stored list until that is read again. */
export function storeAcceptedStep(lists: ListStorage, step: QueuedStep): Promise<void> {
  return lists.change((stored) => {
    const rides = stored.list.rides.map((ride) => (ride.id === step.rideId ? applyStep(ride, step) : ride));
    return { ...stored, list: { ...stored.list, rides } };
  });
}
