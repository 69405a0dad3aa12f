/** The steps in their order; the first has no name in the address. */
export const wizardSteps = ['options', 'details', 'confirm'] as const;
export type WizardStep = (typeof wizardSteps)[number];

export const stepParameter = 'step';

/** The query of a step's address. */
export function stepSearch(step: WizardStep): string {
  return step === 'options' ? '' : `?${new URLSearchParams({ [stepParameter]: step }).toString()}`;
}

/** The step that an address names, or the last one that the draft has reached. */
export function openStep(
  requested: string | null,
  reached: { isChoiceComplete: boolean; areDetailsValid: boolean },
): WizardStep {
  if (!reached.isChoiceComplete) return 'options';
  if (requested === 'confirm') return reached.areDetailsValid ? 'confirm' : 'details';
  return requested === 'details' ? 'details' : 'options';
}

/** The step from which a visitor went on to this entry of the history; undefined where they came from elsewhere. */
export function cameFrom(state: unknown): WizardStep | undefined {
  if (typeof state !== 'object' || state === null || !('cameFrom' in state)) return undefined;
  return wizardSteps.find((step) => step === state.cameFrom);
}
