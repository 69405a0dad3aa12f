import { useTranslation } from '../i18n/use-translation';
import type { PossibleStep } from '../steps/possible-steps';
import { useMoments } from '../text/use-moments';
import { useDoubleTapGuard } from './use-double-tap-guard';

interface StepButtonProps {
  step: PossibleStep;
  now: number;
  isMain?: boolean;
  onTake: (to: PossibleStep['to']) => void;
}

/** The button of a step; if the step is not possible yet, it shows from when it will be. */
export function StepButton({ step: { to, possibleFrom }, now, isMain = false, onTake }: StepButtonProps) {
  const { t } = useTranslation();
  const { moment } = useMoments(now);
  const isResting = useDoubleTapGuard(to) && isMain && possibleFrom === null;
  const isDisabled = possibleFrom !== null || isResting;
  return (
    <button
      type="button"
      className={`button${isMain ? ' main' : ''}${isResting ? ' resting' : ''}`}
      // Not disabled: that would take the focus from it, and keep a screen reader from saying from when it is possible.
      aria-disabled={isDisabled}
      onClick={() => {
        if (!isDisabled) onTake(to);
      }}
    >
      <span>
        <span>{t(`steps.${to}`)}</span>
        {possibleFrom === null ? null : (
          <small>{t('steps.possibleFrom', { time: moment(possibleFrom) })}</small>
        )}
      </span>
    </button>
  );
}
