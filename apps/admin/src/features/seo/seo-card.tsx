import type { StaffSeoSettingsResponse } from '@chauffeur/contracts/catalogue/settings/seo-settings-request';
import { formatNumber } from '@chauffeur/contracts/money/format-money';
import { OpenInNewRounded as OpenIcon } from '@chauffeur/brand/icons';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useStaffLanguage } from '../../i18n/staff-language';
import { RecordCard } from '../../records/record-card';
import type { RecordItemProps } from '../../records/resource';
import { DescriptionList } from '../../surfaces/description-list';
import { Tag } from '../../surfaces/tag';
import { pageName, publicAddress } from './seo-page.rules';
import { SeoScoreTag } from './seo-score-tag';
import { seoScore } from './seo-score.rules';
import { useOfferOfPage } from './use-offer-of-page';

export function SeoCard({ record: settings, onEdit, onRemove }: RecordItemProps<StaffSeoSettingsResponse>) {
  const { t } = useTranslation('seo');
  const { metaTitle, metaDescription, robots, priority, changeFrequency, isActive, language } = settings;
  const { language: staffLanguage } = useStaffLanguage();
  const name = pageName(settings);
  const offer = useOfferOfPage()(settings.pagePath);
  return (
    <RecordCard
      name={name}
      status={
        <Stack useFlexGap sx={{ gap: 0.5, alignItems: 'flex-end' }}>
          <SeoScoreTag score={seoScore(settings)} />
          {!isActive && <Tag>{t('inactive')}</Tag>}
          {offer === null && <Tag tone="warning">{t('removed')}</Tag>}
        </Stack>
      }
      onEdit={onEdit}
      onRemove={onRemove}
      actions={
        <Button
          color="inherit"
          component="a"
          href={publicAddress(settings)}
          target="_blank"
          rel="noopener"
          startIcon={<OpenIcon />}
          aria-label={t('previewNamed', { name })}
        >
          {t('previewPage')}
        </Button>
      }
    >
      <div lang={language}>
        <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{metaTitle}</Typography>
        <Typography variant="body2" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
          {metaDescription}
        </Typography>
      </div>
      <DescriptionList
        items={[
          { name: t('offer'), value: offer ?? null },
          { name: t('fields.robots'), value: robots },
          { name: t('fields.priority'), value: formatNumber(priority, staffLanguage) },
          { name: t('fields.changeFrequency'), value: t(`frequencies.${changeFrequency}`) },
        ]}
      />
    </RecordCard>
  );
}
