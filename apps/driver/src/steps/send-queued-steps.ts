import type { QueuedStep } from './queued-step';
import type { SendOutcome } from './send-outcome';
import type { StepStorage } from './step-storage';

export type SendStep = (step: QueuedStep) => Promise<SendOutcome>;

/** Why sending ended: nothing is left, the server is not reached, or nobody is signed in on this phone. */
export type SendResult = 'sent' | 'unavailable' | 'signedOut';

/**
 * Sends the stored steps one after another, the earliest first. A rejected one takes the later ones of its ride with it,
 * because they build on it. Steps of a driver who is signed out stay: the next sign-in sends them.
 */
export async function sendQueuedSteps(
  storage: StepStorage,
  send: SendStep,
  onAccepted: (step: QueuedStep) => Promise<void>,
): Promise<SendResult> {
  for (;;) {
    // Read at each turn: more may have been pressed meanwhile. One at a time, because they build on one another.
    // oxlint-disable-next-line no-await-in-loop
    const queued = await storage.queued();
    const [step] = queued;
    if (!step) return 'sent';
    // oxlint-disable-next-line no-await-in-loop
    const outcome = await send(step);
    if (outcome.kind === 'unavailable' || outcome.kind === 'signedOut') return outcome.kind;
    // oxlint-disable-next-line no-await-in-loop
    await (outcome.kind === 'accepted' ? onAccepted(step) : storeRejection(storage, step, outcome));
    const isDone = (other: QueuedStep) =>
      outcome.kind === 'accepted' ? other.actionId === step.actionId : other.rideId === step.rideId;
    // oxlint-disable-next-line no-await-in-loop
    const latest = await storage.queued();
    // oxlint-disable-next-line no-await-in-loop
    await storage.remove(latest.filter(isDone).map(({ actionId }) => actionId));
  }
}

async function storeRejection(
  storage: StepStorage,
  { rideId, to }: QueuedStep,
  { code, params }: Extract<SendOutcome, { kind: 'rejected' }>,
): Promise<void> {
  const ofOthers = (await storage.rejected()).filter((rejected) => rejected.rideId !== rideId);
  await storage.storeRejected([...ofOthers, { rideId, to, code, params }]);
}
