import { languages, type EmailTemplateResponse } from '@chauffeur/contracts';
import QueueIcon from '@mui/icons-material/OutboxOutlined';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { FilterChoice } from '../lists/filter-choice';
import { useListAddress } from '../lists/use-list-address';
import { CardGrid } from '../resources/card-grid';
import { ResourceScreen } from '../resources/resource-screen';
import { Tips } from '../surfaces/tips';
import { emailTemplates } from './email-templates.resource';
import { ResetTemplate } from './reset-template';
import { TemplateCard } from './template-card';
import { TemplateForm } from './template-form';

/** Examples of what the guide speaks of; in the texts themselves braces would be filled in. */
const examples = {
  variable: '{{customer_name}}',
  condition: '{{#if flight_number}}…{{/if}}',
  russianName: 'booking_received_ru',
};

/** What is mailed to customers and staff, in either language. */
export function EmailTemplatesPage() {
  const { t } = useTranslation('emailTemplates');
  const { value, narrow } = useListAddress();
  const language = languages.find((known) => known === value('language'));
  const [resetting, setResetting] = useState<EmailTemplateResponse>();
  return (
    <>
      <ResourceScreen
        resource={emailTemplates}
        Form={TemplateForm}
        nameOf={({ fullName }) => fullName}
        searched={({ fullName, description, subjectTemplate }) => [fullName, description, subjectTemplate]}
        renderAbove={() => (
          <Button
            component={Link}
            to="/email-queue"
            variant="outlined"
            color="inherit"
            startIcon={<QueueIcon />}
            sx={{ mb: 2 }}
          >
            {t('toQueue')}
          </Button>
        )}
        filters={
          <FilterChoice
            label={t('fields.language')}
            all={t('languages.all')}
            choices={languages.map((known) => ({ value: known, label: t(`languages.${known}`) }))}
            value={language}
            onChoose={(chosen) => narrow('language', chosen)}
          />
        }
        passes={(template) => language === undefined || template.language === language}
      >
        {(found, { edit, remove }) => (
          <CardGrid label={t('screen.title')}>
            {found.map((template) => (
              <li key={template.id}>
                <TemplateCard
                  template={template}
                  onEdit={() => edit(template)}
                  onRemove={() => remove(template)}
                  onReset={() => setResetting(template)}
                />
              </li>
            ))}
          </CardGrid>
        )}
      </ResourceScreen>
      <ResetTemplate template={resetting} onClose={() => setResetting(undefined)} />
      <Tips
        title={t('guide.title')}
        tips={Object.values(t('guide.list', { returnObjects: true, ...examples }))}
      />
    </>
  );
}
