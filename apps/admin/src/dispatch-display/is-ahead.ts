import type { BoardRide } from '@chauffeur/contracts/dispatch/dispatch-board';

/** Whether a ride is not over yet by the board's clock, `now`: neither completed nor done by its driver, nor past its end. */
export function isAhead(
  { status, progress, endsAt }: Pick<BoardRide, 'status' | 'progress' | 'endsAt'>,
  now: string,
): boolean {
  const isFinished = status === 'completed' || progress.state === 'done';
  return !isFinished && (endsAt === null || Date.parse(endsAt) > Date.parse(now));
}
