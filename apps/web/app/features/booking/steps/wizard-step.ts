/** The steps in order; the URL does not name the first. */
export const wizardSteps = ['options', 'details', 'confirm'] as const;
export type WizardStep = (typeof wizardSteps)[number];

export const stepParameter = 'step';

/** Returns the query of a step's URL. */
export function stepSearch(step: WizardStep): string {
  return step === 'options' ? '' : `?${new URLSearchParams({ [stepParameter]: step }).toString()}`;
}

/** Returns the step that a URL names, or the last one that the draft has reached. */
export function reachedStep(
  requested: string | null,
  reached: { isChoiceComplete: boolean; areDetailsValid: boolean },
): WizardStep {
  if (!reached.isChoiceComplete) return 'options';
  if (requested === 'confirm') return reached.areDetailsValid ? 'confirm' : 'details';
  return requested === 'details' ? 'details' : 'options';
}

/** Returns the step from which the visitor went on to this history entry; undefined if they came from elsewhere. */
export function cameFrom(state: unknown): WizardStep | undefined {
  if (typeof state !== 'object' || state === null || !('cameFrom' in state)) return undefined;
  return wizardSteps.find((step) => step === state.cameFrom);
}
