import type { BlockResponse } from '@chauffeur/contracts/blocks/block';

/** The vehicle or driver that is blocked. */
export interface BlockTarget {
  readonly vehicleId: string | null;
  readonly driverId: string | null;
  readonly name: string;
}

/** Returns the blocks of one vehicle or driver that are not over, the next first. */
export function upcomingBlocksOf(
  blocks: readonly BlockResponse[],
  { vehicleId, driverId }: Pick<BlockTarget, 'vehicleId' | 'driverId'>,
): BlockResponse[] {
  return blocks
    .filter((block) => block.vehicleId === vehicleId && block.driverId === driverId)
    .filter(({ endsAt }) => Date.parse(endsAt) > Date.now())
    .toSorted((one, other) => one.startsAt.localeCompare(other.startsAt));
}
