import type { EmailDeliveryResponse } from '@chauffeur/contracts/notifications/email-delivery';
import { useTranslation } from 'react-i18next';
import { useStaffLanguage } from '../../i18n/staff-language';
import { formatMoment } from '../../text/format-date';
import { useSecondsUntil } from '../../text/use-seconds-until';

/** Max seconds that are counted down; later moments are shown as such. */
const countedSeconds = 120;

/** Shows when a delayed email is sent; renders nothing for other emails. */
export function EmailSendTime({ notBefore, state }: Pick<EmailDeliveryResponse, 'notBefore' | 'state'>) {
  const { t } = useTranslation('emailQueue');
  const { language } = useStaffLanguage();
  const seconds = useSecondsUntil(state === 'queued' ? notBefore : null);
  if (notBefore && seconds > countedSeconds)
    return <span>{t('leavesAt', { moment: formatMoment(notBefore, language) })}</span>;
  return seconds > 0 && <span>{t('leavesIn', { seconds })}</span>;
}
