import { blockRequest, type BlockResponse } from '@chauffeur/contracts/blocks/block';
import { useTranslation } from 'react-i18next';
import { useStaffLanguage } from '../i18n/staff-language';
import { formatMoment } from '../text/format-date';

/** Returns a function that describes a block: `Repair, Dec 5, 2026, 09:00 – Dec 6, 2026, 18:00`. */
export function useBlockText(): (block: BlockResponse) => string {
  const { t } = useTranslation('blocks');
  const { language } = useStaffLanguage();
  return ({ kind, startsAt, endsAt }) =>
    t('text', {
      // A kind of a later release is shown as "other".
      kind: t(`kinds.${blockRequest.shape.kind.catch('other').parse(kind)}`),
      from: formatMoment(startsAt, language),
      until: formatMoment(endsAt, language),
    });
}
