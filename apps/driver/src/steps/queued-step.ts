import type { DriverStepRequest } from '@chauffeur/contracts/driver-page/driver-step';

/** A step that was pressed on this phone and that the server has not accepted or rejected yet. */
export interface QueuedStep extends DriverStepRequest {
  readonly rideId: string;
  /** When the ride begins: a rejected step of one that has left the list is named by it. */
  readonly startsAt?: string | null;
}

/** Whether a driver has pressed it; one of an earlier release of the page names no driver, and counts for each. */
export function isOf(driverId: string | null, step: Pick<QueuedStep, 'driverId'>): boolean {
  return !driverId || !step.driverId || step.driverId === driverId;
}

/** A step that the server has rejected; it and the later ones of its ride are dropped. */
export interface RejectedStep {
  readonly driverId?: QueuedStep['driverId'];
  readonly rideId: string;
  readonly startsAt?: QueuedStep['startsAt'];
  readonly to: QueuedStep['to'];
  /** Error code of the response, and what its text names. */
  readonly code: string;
  readonly params: Readonly<Record<string, string | number>>;
}
