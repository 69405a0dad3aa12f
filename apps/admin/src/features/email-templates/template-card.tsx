import type { EmailTemplateResponse } from '@chauffeur/contracts/notifications/email-template';
import { RestartAltRounded as ResetIcon } from '@chauffeur/brand/icons';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { RecordCard } from '../../records/record-card';
import type { RecordItemProps } from '../../records/resource';
import { DescriptionList } from '../../surfaces/description-list';
import { SecondaryText } from '../../surfaces/secondary-text';
import { Tag } from '../../surfaces/tag';
import { ResetTemplate } from './reset-template';

export function TemplateCard({ record: template, onEdit, onRemove }: RecordItemProps<EmailTemplateResponse>) {
  const { t } = useTranslation('emailTemplates');
  const [isResetting, setResetting] = useState(false);
  const {
    fullName: name,
    description,
    language,
    subjectTemplate,
    isActive,
    isBuiltIn,
    isCustomised,
  } = template;
  return (
    <RecordCard
      name={name}
      status={
        <Stack useFlexGap sx={{ gap: 0.5, alignItems: 'flex-end' }}>
          <Tag tone={isActive ? 'success' : 'neutral'}>{t(isActive ? 'active' : 'inactive')}</Tag>
          {isBuiltIn && isCustomised && <Tag tone="info">{t('customised')}</Tag>}
          {!isBuiltIn && <Tag tone="info">{t('own')}</Tag>}
        </Stack>
      }
      onEdit={onEdit}
      // Emails that the product sends can be switched off, but not deleted.
      onRemove={isBuiltIn ? undefined : onRemove}
      actions={
        isBuiltIn &&
        isCustomised && (
          <Button
            color="inherit"
            startIcon={<ResetIcon />}
            aria-label={t('reset.named', { name })}
            onClick={() => setResetting(true)}
          >
            {t('reset.button')}
          </Button>
        )
      }
    >
      {/* The product describes its templates in their own language; that of staff's descriptions is not known. */}
      <SecondaryText lang={isBuiltIn ? language : undefined}>{description}</SecondaryText>
      <DescriptionList
        items={[
          { name: t('fields.language'), value: t(`languages.${language}`) },
          { name: t('fields.subjectTemplate'), value: <span lang={language}>{subjectTemplate}</span> },
        ]}
      />
      <ResetTemplate template={template} isOpen={isResetting} onClose={() => setResetting(false)} />
    </RecordCard>
  );
}
