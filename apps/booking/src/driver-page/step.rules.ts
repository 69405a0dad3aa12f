import type { DriverStepRequest } from '@chauffeur/contracts/driver-page/driver-step';
import type { RideState } from '@chauffeur/contracts/bookings/crew/ride-state';
import type { StepWindow } from '@chauffeur/contracts/driver-page/step-window';
import { minuteMs } from '@chauffeur/contracts/time/durations';
import { CodedError } from '@chauffeur/service-kit';

/** How far a step's time may be ahead of the server's clock, and how long ago. */
const accepted = { aheadMs: 2 * minuteMs, agoMs: 24 * 60 * minuteMs } as const;

/** Returns when a step was taken; now if the phone's clock is far ahead. Throws CodedError `step.tooOld`. */
export function stepTimeOf(happenedAt: Date, now: Date): Date {
  const ahead = happenedAt.getTime() - now.getTime();
  if (ahead < -accepted.agoMs) throw new CodedError('step.tooOld');
  return ahead > accepted.aheadMs ? now : happenedAt;
}

/**
 * Whether a step answers the latest question. A driver who saw earlier terms, perhaps without a network, has not agreed to
 * the present ones. If the page does not send what it showed (`since`), the step must not be older than the question.
 */
export function isAnswerToLatestOffer(
  { since, happenedAt }: Pick<DriverStepRequest, 'since' | 'happenedAt'>,
  askedAt: string,
): boolean {
  return since ? Date.parse(since) === Date.parse(askedAt) : Date.parse(happenedAt) >= Date.parse(askedAt);
}

/**
 * Checks that a step is possible at a time. Throws CodedError `step.notPossible`, `step.tooEarly` with the earliest
 * time, or `step.tooLate`.
 */
export function requirePossibleStep(windows: readonly StepWindow[], to: RideState, at: Date): void {
  const window = windows.find((step) => step.to === to);
  if (!window) throw new CodedError('step.notPossible');
  const { from, until } = window;
  if (from && at < from) {
    const params = { from: from.toISOString() };
    throw new CodedError('step.tooEarly', [{ field: 'to', code: 'step.tooEarly', params }]);
  }
  if (until && at > until) throw new CodedError(to === 'declined' ? 'step.tooLate' : 'step.notPossible');
}
