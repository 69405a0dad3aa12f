import type { RideResponse } from '@chauffeur/contracts/rides/ride';

const underWay = ['on_the_way', 'arrived', 'on_board'] as const;

/** Returns the driver's step while the ride is under way; null before and after. */
export function underWayStep({ driverProgress }: Pick<RideResponse, 'driverProgress'>) {
  const last = driverProgress.at(-1)?.step;
  return underWay.find((step) => step === last) ?? null;
}
