import type { DriverRide } from '@chauffeur/contracts/driver-page/driver-rides';
import { useTranslation } from '../i18n/use-translation';
import { Frame } from '../layout/frame';
import { useTakeStep } from './use-take-step';

/** Asks for a confirmation, because a customer who is only late would lose the ride. */
export function NoShowQuestion({ ride, onClose }: { ride: DriverRide; onClose: () => void }) {
  const { t } = useTranslation();
  const { isStoring, take } = useTakeStep(ride, onClose);
  return (
    <Frame
      title={t('steps.confirmNoShow')}
      onBack={onClose}
      footer={
        <button type="button" className="button main" disabled={isStoring} onClick={() => take('no_show')}>
          {t('steps.yesNoShow')}
        </button>
      }
    >
      <p>{t('steps.confirmNoShowHint')}</p>
      <div className="buttons">
        <button type="button" className="button" onClick={onClose}>
          {t('steps.cancel')}
        </button>
      </div>
    </Frame>
  );
}
