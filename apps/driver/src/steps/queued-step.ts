import type { DriverStepRequest } from '@chauffeur/contracts';

/** A step that was pressed on this phone and that the server has not answered yet. */
export interface QueuedStep extends DriverStepRequest {
  readonly rideId: string;
}

/** A step that the server has rejected; it and the later ones of its ride are dropped. */
export interface RejectedStep {
  readonly rideId: string;
  readonly to: QueuedStep['to'];
  /** Error code of the answer, and what its text names. */
  readonly code: string;
  readonly params: Readonly<Record<string, string | number>>;
}
