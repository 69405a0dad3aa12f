import { OutboxOutlined as QueueIcon } from '@chauffeur/brand/icons';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useLanguageFilter } from '../../lists/toolbar/use-language-filter';
import { RecordScreen } from '../../records/record-screen';
import { emailTemplates } from '../../resources/emails/email-templates';
import { Tips } from '../../surfaces/tips';
import { TemplateForm } from './form/template-form';
import { TemplateCard } from './template-card';

/** Examples for the guide. In the locale files, i18next would interpolate the braces. */
const examples = {
  variable: '{{customer_name}}',
  condition: '{{#if flight_number}}…{{/if}}',
  russianName: 'booking_received_ru',
};

/** Lists the templates of emails to customers and staff, in all languages. */
export function EmailTemplatesPage() {
  const { t } = useTranslation('emailTemplates');
  const { filters, passes } = useLanguageFilter({
    label: t('fields.language'),
    all: t('languages.all'),
    nameOf: (language) => t(`languages.${language}`),
  });
  return (
    <>
      <RecordScreen
        resource={emailTemplates}
        Form={TemplateForm}
        Card={TemplateCard}
        nameOf={({ fullName }) => fullName}
        searched={({ fullName, description, subjectTemplate }) => [fullName, description, subjectTemplate]}
        passes={passes}
        filters={
          <>
            {filters}
            <Button
              component={Link}
              to="/email-queue"
              variant="outlined"
              color="inherit"
              startIcon={<QueueIcon />}
              sx={{ marginInlineStart: { sm: 'auto' } }}
            >
              {t('toQueue')}
            </Button>
          </>
        }
      />
      <Tips
        title={t('guide.title')}
        tips={Object.values(t('guide.list', { returnObjects: true, ...examples }))}
      />
    </>
  );
}
