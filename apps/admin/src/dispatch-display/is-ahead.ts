import type { BoardRide } from '@chauffeur/contracts/dispatch/dispatch-board';

/** Whether a ride is not over yet by the board's clock, `now`. */
export function isAhead({ status, endsAt }: Pick<BoardRide, 'status' | 'endsAt'>, now: string): boolean {
  return status !== 'completed' && (endsAt === null || endsAt > now);
}
