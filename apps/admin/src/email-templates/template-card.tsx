import type { EmailTemplateResponse } from '@chauffeur/contracts';
import ResetIcon from '@mui/icons-material/RestartAltRounded';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useTranslation } from 'react-i18next';
import { RecordCard } from '../resources/record-card';
import { Clamped } from '../surfaces/clamped';
import { Facts } from '../surfaces/facts';
import { Tag } from '../surfaces/tag';

interface TemplateCardProps {
  template: EmailTemplateResponse;
  onEdit: () => void;
  onRemove: () => void;
  onReset: () => void;
}

export function TemplateCard({ template, onEdit, onRemove, onReset }: TemplateCardProps) {
  const { t } = useTranslation('emailTemplates');
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
          <Tag tone={isActive ? 'success' : 'quiet'}>{t(isActive ? 'active' : 'inactive')}</Tag>
          {isBuiltIn && isCustomised && <Tag tone="info">{t('customised')}</Tag>}
          {!isBuiltIn && <Tag tone="info">{t('own')}</Tag>}
        </Stack>
      }
      onEdit={onEdit}
      // What the product sends by itself can be switched off, not deleted.
      onRemove={isBuiltIn ? undefined : onRemove}
      actions={
        isBuiltIn &&
        isCustomised && (
          <Button
            color="inherit"
            startIcon={<ResetIcon />}
            aria-label={t('reset.named', { name })}
            onClick={onReset}
          >
            {t('reset.button')}
          </Button>
        )
      }
    >
      <Clamped>{description}</Clamped>
      <Facts
        facts={[
          { name: t('fields.language'), value: t(`languages.${language}`) },
          { name: t('fields.subjectTemplate'), value: <span lang={language}>{subjectTemplate}</span> },
        ]}
      />
    </RecordCard>
  );
}
