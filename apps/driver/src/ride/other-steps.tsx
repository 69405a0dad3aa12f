import type { DriverRide } from '@chauffeur/contracts/driver-page/driver-rides';
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
  return (
    <section tabIndex={-1} className="buttons" aria-label={t('steps.title')}>
      {undo ? (
        <button
          type="button"
          className="button"
          onClick={({ currentTarget }) => {
            // Where no step is left to undo, the button goes, and the focus would with it.
            currentTarget.parentElement?.focus();
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
