import type { EmailDeliveryResponse } from '@chauffeur/contracts';
import { useTranslation } from 'react-i18next';
import { useSecondsUntil } from '../text/use-seconds-until';

/** When a held email leaves; nothing for one that is not held. */
export function LeavingTime({ notBefore, state }: Pick<EmailDeliveryResponse, 'notBefore' | 'state'>) {
  const { t } = useTranslation('emailQueue');
  const seconds = useSecondsUntil(state === 'queued' ? notBefore : null);
  return seconds > 0 ? t('leavesIn', { seconds }) : null;
}
