import type { ChosenExtra } from '@chauffeur/contracts/bookings/prices/booked-extras';
import { extraCodes } from '@chauffeur/contracts/pricing/extra-codes';
import { useRecords } from '../../records/use-records';
import { extras } from '../../resources/catalogue/extras';

/** Returns by how many hours the chosen extras lengthen a ride; undefined while one of them is not loaded. */
export function useExtraHours(chosen: readonly ChosenExtra[] = []): number | undefined {
  const { data = [] } = useRecords(extras);
  const codeOf = new Map(data.map(({ id, code }) => [id, code]));
  if (!chosen.every(({ extraId }) => codeOf.has(extraId))) return undefined;
  const hours = chosen.filter(({ extraId }) => codeOf.get(extraId) === extraCodes.hour);
  return hours.reduce((sum, { count }) => sum + count, 0);
}
