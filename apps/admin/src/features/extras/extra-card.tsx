import { inLanguage, otherLanguageOf } from '@chauffeur/contracts/languages/in-language';
import { extraOfferKinds, type StaffExtraResponse } from '@chauffeur/contracts/pricing/extra';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { RecordText } from '../../i18n/record-text';
import { useStaffLanguage } from '../../i18n/staff-language';
import { RecordCard } from '../../records/record-card';
import type { RecordItemProps } from '../../records/resource';
import { Clamped } from '../../surfaces/clamped';
import { DescriptionList } from '../../surfaces/description-list';
import { Tag } from '../../surfaces/tag';
import { formatMoney } from '../../text/format-number';

export function ExtraCard({ record: extra, onEdit, onRemove }: RecordItemProps<StaffExtraResponse>) {
  const { t } = useTranslation('extras');
  const { language } = useStaffLanguage();
  const { code, priceUsd, maxCount, offerKinds, isActive } = extra;
  const isForAll = offerKinds.length === extraOfferKinds.length;
  return (
    <RecordCard
      name={inLanguage(extra, 'name', language)}
      nameLanguage={otherLanguageOf(extra, 'name', language)}
      status={<Tag tone={isActive ? 'success' : 'neutral'}>{t(isActive ? 'active' : 'inactive')}</Tag>}
      onEdit={onEdit}
      onRemove={onRemove}
    >
      <Clamped>
        <RecordText of={extra} field="description" />
      </Clamped>
      <Typography sx={{ fontWeight: 700 }}>
        {priceUsd === 0 ? t('free') : formatMoney(priceUsd, 'USD', language)}
      </Typography>
      <DescriptionList
        items={[
          { name: t('fields.code'), value: code },
          { name: t('fields.maxCount'), value: String(maxCount) },
          {
            name: t('fields.offerKinds'),
            value: isForAll ? t('forAll') : offerKinds.map((kind) => t(`kinds.${kind}`)).join(', '),
          },
        ]}
      />
    </RecordCard>
  );
}
