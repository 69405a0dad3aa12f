import type { DriverRide } from '@chauffeur/contracts/driver-page/driver-rides';
import { useEffect, useRef } from 'react';
import { useTranslation } from '../i18n/use-translation';
import { CallCompany } from '../layout/call-company';
import { usePage } from '../page/page-context';
import type { PossibleStep, PossibleSteps } from '../steps/possible-steps';
import { StepButton } from './step-button';

interface OtherStepsProps {
  ride: DriverRide;
  steps: readonly PossibleStep[];
  undo: PossibleSteps['undo'];
  now: number;
  onTake: (to: PossibleStep['to']) => void;
}

/** Less common actions than the next step: skip a step, undo the last one, decline, call. */
export function OtherSteps({ ride, steps, undo, now, onTake }: OtherStepsProps) {
  const { t } = useTranslation();
  const page = usePage();
  const section = useRef<HTMLElement>(null);
  const isUndone = useRef(false);
  useEffect(() => {
    // The button that was pressed goes where no step is left to undo, and the focus with it.
    if (isUndone.current && !undo) section.current?.focus({ preventScroll: true });
    isUndone.current = false;
  }, [undo]);
  return (
    <section ref={section} tabIndex={-1} className="buttons" aria-label={t('steps.title')}>
      {undo ? (
        <button
          type="button"
          className="button"
          onClick={() => {
            isUndone.current = true;
            void page.takeStep(ride, undo);
          }}
        >
          {t('steps.undo', { state: t(`states.${undo}`) })}
        </button>
      ) : null}
      {steps.map((step) => (
        <StepButton key={step.to} step={step} now={now} onTake={onTake} />
      ))}
      <CallCompany />
    </section>
  );
}
