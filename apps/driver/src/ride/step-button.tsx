import { useTranslation } from '../i18n/use-translation';
import type { PossibleStep } from '../steps/possible-steps';
import { useMoments } from '../text/use-moments';
import { useResting } from './use-resting';

interface StepButtonProps {
  step: PossibleStep;
  now: number;
  isMain?: boolean;
  onTake: (to: PossibleStep['to']) => void;
}

/** A step; one that is not possible yet names the moment from which it is. */
export function StepButton({ step: { to, possibleFrom }, now, isMain = false, onTake }: StepButtonProps) {
  const { t } = useTranslation();
  const { moment } = useMoments(now);
  const isResting = useResting(to) && isMain && possibleFrom === null;
  return (
    <button
      type="button"
      className={`button${isMain ? ' main' : ''}${isResting ? ' resting' : ''}`}
      disabled={possibleFrom !== null || isResting}
      onClick={() => onTake(to)}
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
