import { useTranslation } from '../i18n/use-translation';
import type { PossibleStep } from '../steps/possible-steps';
import { useMoments } from '../text/use-moments';

interface StepButtonProps {
  step: PossibleStep;
  now: number;
  isMain?: boolean;
  /** Whether it has just come to its place: it then takes no tap, but looks as always. */
  isNew?: boolean;
  onTake: (to: PossibleStep['to']) => void;
}

/** The button of a step; if the step is not possible yet, it shows from when it will be. */
export function StepButton({ step: { to, possibleFrom }, now, isMain, isNew, onTake }: StepButtonProps) {
  const { t } = useTranslation();
  const { moment } = useMoments(now);
  const isPossible = possibleFrom === null;
  const isDisabled = isNew || !isPossible;
  return (
    <button
      type="button"
      className={`button${isMain ? ' main' : ''}${isPossible ? ' possible' : ''}`}
      // Not disabled: that would take the focus from it, and keep a screen reader from saying from when it is possible.
      aria-disabled={isDisabled}
      onClick={() => {
        if (!isDisabled) onTake(to);
      }}
    >
      <span>
        <span>{t(`steps.${to}`)}</span>
        {isPossible ? null : <small>{t('steps.possibleFrom', { time: moment(possibleFrom) })}</small>}
      </span>
    </button>
  );
}
