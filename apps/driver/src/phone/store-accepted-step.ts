import { applyStep } from '../steps/apply-step';
import type { QueuedStep } from '../steps/queued-step';
import type { ListStorage } from './stored-list';

/** An accepted step waits no longer: the stored list has it until it is read again. */
export function storeAcceptedStep(lists: ListStorage, step: QueuedStep): Promise<void> {
  return lists.change((stored) => {
    const rides = stored.list.rides.map((ride) => (ride.id === step.rideId ? applyStep(ride, step) : ride));
    return { ...stored, list: { ...stored.list, rides } };
  });
}
