import type { RideCandidates } from '@chauffeur/contracts/bookings/changes/ride-candidates';
import type { Choice } from '../../forms/fields/form-select';
import { useDriverChoices } from '../../resources/fleet/use-driver-choices';
import { useCandidateText } from './use-candidate-text';

/** Returns the drivers for a ride, in the order and with the states of the response; until it is loaded, by name. */
export function useDriverCandidates(
  candidates: RideCandidates | undefined,
  presentId?: string,
): readonly Choice[] {
  const candidateText = useCandidateText();
  const choices = useDriverChoices(presentId);
  if (!candidates) return choices;
  const judged = candidates.drivers.map((driver) => ({
    value: driver.id,
    label: candidateText(driver.name, driver),
  }));
  const isJudged = new Set(judged.map(({ value }) => value));
  // "No driver" comes first; the rest includes the present driver if inactive.
  const [noDriver, others] = [choices.slice(0, 1), choices.slice(1)];
  return [...noDriver, ...judged, ...others.filter(({ value }) => !isJudged.has(value))];
}
