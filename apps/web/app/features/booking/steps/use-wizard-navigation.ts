import { useCallback, useEffect, useRef, type RefObject } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { cameFrom, stepSearch, type WizardStep } from './wizard-step';

interface WizardNavigationOptions {
  /** The step that is shown, and the one that the URL names. */
  step: WizardStep;
  requested: string | null;
  /** Whether the draft has been restored, which decides what steps it has reached. */
  isRestored: boolean;
  /** Renders pending input, which decides it too. */
  flushDraft: () => void;
}

interface WizardNavigation {
  /** Stable while a step is shown. */
  goTo: (next: WizardStep) => void;
  goBackTo: (earlier: WizardStep) => void;
  /** For the step's heading, which gets the focus after a change of step. */
  heading: RefObject<HTMLHeadingElement | null>;
}

/** Navigates between the steps, each an entry of the browser's history. */
export function useWizardNavigation(options: WizardNavigationOptions): WizardNavigation {
  const { step, requested, isRestored, flushDraft } = options;
  const navigate = useNavigate();
  const location = useLocation();

  const goTo = useCallback(
    (next: WizardStep) => {
      // Ignores the second tap of a double tap while the step renders: another entry would need another Back.
      if (window.location.search === stepSearch(next)) return;
      flushDraft();
      void navigate({ search: stepSearch(next) }, { state: { cameFrom: step } });
    },
    [flushDraft, navigate, step],
  );
  const leftStep = useRef<WizardStep>(null);
  // Like the browser's Back, if that leads to the step; otherwise replaces the entry.
  const goBackTo = (earlier: WizardStep) => {
    // The second tap of a double tap would go back once more, and leave the wizard.
    if (leftStep.current === step) return;
    leftStep.current = step;
    flushDraft();
    if (cameFrom(location.state) === earlier) void navigate(-1);
    else void navigate({ search: stepSearch(earlier) }, { replace: true });
  };

  // The URL of a step that the draft has not reached is replaced by that of the shown step, which begins at its top: after
  // a booking, Back would show the place where the button to confirm it was.
  const isBeyond = isRestored && requested !== null && requested !== step;
  useEffect(() => {
    if (isBeyond) void navigate({ search: stepSearch(step) }, { replace: true });
  }, [isBeyond, step, navigate]);

  const heading = useRef<HTMLHeadingElement>(null);
  const shownStep = useRef<WizardStep>(null);
  useEffect(() => {
    leftStep.current = null;
    if (!isRestored) return;
    if (shownStep.current !== null && shownStep.current !== step)
      heading.current?.focus({ preventScroll: true });
    shownStep.current = step;
  }, [step, isRestored]);

  return { goTo, goBackTo, heading };
}
