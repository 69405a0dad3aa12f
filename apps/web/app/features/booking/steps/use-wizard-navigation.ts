import { useCallback, useEffect, useRef, type RefObject } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { cameFrom, stepSearch, type WizardStep } from './wizard-step';

interface WizardNavigationOptions {
  /** The step that is shown, and the one that the address names. */
  step: WizardStep;
  requested: string | null;
  /** Whether the draft has been restored, which decides how far it has reached. */
  isRestored: boolean;
  /** Draws what was typed last, which decides it too. */
  drawNow: () => void;
}

interface WizardNavigation {
  /** Stays the same function while a step is shown. */
  goTo: (next: WizardStep) => void;
  goBackTo: (earlier: WizardStep) => void;
  /** Of the step's heading, which has the focus after a step. */
  heading: RefObject<HTMLHeadingElement | null>;
}

/** Walks through the steps, each an entry of the history. */
export function useWizardNavigation(options: WizardNavigationOptions): WizardNavigation {
  const { step, requested, isRestored, drawNow } = options;
  const navigate = useNavigate();
  const location = useLocation();

  const goTo = useCallback(
    (next: WizardStep) => {
      // The second tap of a double tap, while the step is still drawn: another entry would hold up the way back.
      if (window.location.search === stepSearch(next)) return;
      drawNow();
      void navigate({ search: stepSearch(next) }, { state: { cameFrom: step } });
    },
    [drawNow, navigate, step],
  );
  // As the browser's Back where that is the step; no entry is added for it.
  const goBackTo = (earlier: WizardStep) => {
    drawNow();
    if (cameFrom(location.state) === earlier) void navigate(-1);
    else void navigate({ search: stepSearch(earlier) }, { replace: true });
  };

  // An address of a step that the draft has not reached is replaced by that of the step that is shown.
  const isBeyond = isRestored && requested !== null && requested !== step;
  useEffect(() => {
    if (isBeyond) void navigate({ search: stepSearch(step) }, { replace: true, preventScrollReset: true });
  }, [isBeyond, step, navigate]);

  const heading = useRef<HTMLHeadingElement>(null);
  const shownStep = useRef<WizardStep>(null);
  useEffect(() => {
    if (!isRestored) return;
    if (shownStep.current !== null && shownStep.current !== step)
      heading.current?.focus({ preventScroll: true });
    shownStep.current = step;
  }, [step, isRestored]);

  return { goTo, goBackTo, heading };
}
