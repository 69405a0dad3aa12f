import { belongsToDriver, type QueuedStep } from './queued-step';
import type { SendOutcome } from './send-outcome';
import type { StepStorage } from './step-storage';

export interface Sending {
  readonly storage: StepStorage;
  /** The driver who is signed in; null while unknown. */
  readonly driverId: () => string | null;
  readonly send: (step: QueuedStep) => Promise<SendOutcome>;
  readonly onAccepted: (step: QueuedStep) => Promise<void>;
}

/** Why sending ended: the queue is empty, the server is not reached, or no driver is signed in. */
export type SendResult = 'sent' | 'unavailable' | 'signedOut';

/**
 * Sends the stored steps one after another, the earliest first. A rejected step drops the later steps of its ride,
 * because they build on it. Steps of a driver who is not signed in stay: that driver's next sign-in sends them.
 */
export async function sendQueuedSteps(sending: Sending): Promise<SendResult> {
  let result: SendResult | 'next' = 'next';
  // One at a time, because they depend on each other.
  while (result === 'next') result = await sendFirst(sending);
  return result;
}

/** Sends the earliest step; `next` once it is accepted or rejected. Reads the queue on each call: more steps may have been taken. */
async function sendFirst({ storage, driverId, send, onAccepted }: Sending): Promise<SendResult | 'next'> {
  const step = (await storage.queued()).find((each) => belongsToDriver(driverId(), each));
  if (!step) return 'sent';
  const outcome = await send(step);
  if (outcome.kind === 'unavailable' || outcome.kind === 'signedOut') return outcome.kind;
  if (outcome.kind === 'accepted') {
    await onAccepted(step);
    await storage.remove([step.actionId]);
  } else {
    await storeRejection(storage, step, outcome);
    const ofRide = (await storage.queued()).filter(
      (each) => each.rideId === step.rideId && each.driverId === step.driverId,
    );
    await storage.remove(ofRide.map(({ actionId }) => actionId));
  }
  return 'next';
}

async function storeRejection(
  storage: StepStorage,
  { actionId, driverId, rideId, startsAt, to }: QueuedStep,
  { code, params }: Extract<SendOutcome, { kind: 'rejected' }>,
): Promise<void> {
  const ofOthers = (await storage.rejected()).filter(
    (rejected) => rejected.rideId !== rideId || !belongsToDriver(driverId ?? null, rejected),
  );
  const rejected = { actionId, driverId, rideId, startsAt, to, code, params };
  await storage.storeRejected([...ofOthers, rejected]);
}
