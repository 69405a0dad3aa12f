import type { RideCandidates } from '@chauffeur/contracts';
import type { Choice } from '../forms/form-select';
import { useDriverChoices } from '../resources/use-driver-choices';
import { useCandidateText } from './use-candidate-text';

/** The drivers that a ride can be given to, in the order and with the states of the answer, else by name. */
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
  // "Nobody", and the present one where that is inactive.
  const [nobody, rest] = [choices.slice(0, 1), choices.slice(1)];
  return [...nobody, ...judged, ...rest.filter(({ value }) => !isJudged.has(value))];
}
