import { useTranslation } from '../i18n/use-translation';
import type { PossibleStep } from '../steps/possible-steps';
import { useMoments } from '../text/use-moments';

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
  return (
    <button
      type="button"
      className={isMain ? 'button main' : 'button'}
      disabled={possibleFrom !== null}
      onClick={() => onTake(to)}
    >
      <span>
        {t(`steps.${to}`)}
        {possibleFrom === null ? null : (
          <small>{t('steps.possibleFrom', { time: moment(possibleFrom) })}</small>
        )}
      </span>
    </button>
  );
}
