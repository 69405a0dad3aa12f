import type { BoardRide } from '@chauffeur/contracts/dispatch/dispatch-board';

/** Whether a ride is not over by the board's clock, `now`: not completed, not done by its driver, and not past its end. */
export function isAhead(
  { status, progress, endsAt }: Pick<BoardRide, 'status' | 'progress' | 'endsAt'>,
  now: string,
): boolean {
  const isFinished = status === 'completed' || progress.state === 'done';
  return !isFinished && (endsAt === null || Date.parse(endsAt) > Date.parse(now));
}
