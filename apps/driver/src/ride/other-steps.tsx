import type { DriverRide } from '@chauffeur/contracts/driver-page/driver-rides';
import { useTranslation } from '../i18n/use-translation';
import { CallCompany } from '../layout/call-company';
import type { PossibleStep } from '../steps/possible-steps';
import { StepButton } from './step-button';

interface OtherStepsProps {
  steps: readonly PossibleStep[];
  /** The state to which the last step can still be undone. */
  undo: DriverRide['state'] | undefined;
  now: number;
  onTake: (to: DriverRide['state']) => void;
}

/** Less common actions than the next step: skip a step, undo the last one, decline, call. */
export function OtherSteps({ steps, undo, now, onTake }: OtherStepsProps) {
  const { t } = useTranslation();
  return (
    <section tabIndex={-1} className="buttons" aria-label={t('steps.title')}>
      {undo ? (
        <button
          type="button"
          className="button"
          onClick={({ currentTarget }) => {
            // Where no step is left to undo, the button goes, and the focus would with it.
            currentTarget.parentElement?.focus();
            onTake(undo);
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
