import type { DriverStepRequest } from '@chauffeur/contracts/driver-page/driver-step';

/** A step that was taken on this phone and that the server has not accepted or rejected yet. */
export interface QueuedStep extends DriverStepRequest {
  readonly rideId: string;
  /** When the ride begins; identifies the ride of a rejected step if it has left the list. */
  readonly startsAt?: string | null;
}

/** Whether the driver took the step. Steps of an earlier release of the page have no driver, and count for every driver. */
export function belongsToDriver(driverId: string | null, step: Pick<QueuedStep, 'driverId'>): boolean {
  return !driverId || !step.driverId || step.driverId === driverId;
}

/** A step that the server has rejected; it is dropped with the later steps of its ride. */
export interface RejectedStep {
  /** Absent from steps that an earlier release of the page stored. */
  readonly actionId?: QueuedStep['actionId'];
  readonly driverId?: QueuedStep['driverId'];
  readonly rideId: string;
  readonly startsAt?: QueuedStep['startsAt'];
  readonly to: QueuedStep['to'];
  /** Error code of the response, and the values of its text. */
  readonly code: string;
  readonly params: Readonly<Record<string, string | number>>;
}
