import { useTranslation } from 'react-i18next';
import { RecordScreen } from '../../records/record-screen';
import { contactSettings } from '../../resources/catalogue/contact-settings';
import { Tips } from '../../surfaces/tips';
import { ContactCard } from './contact-card';
import { ContactForm } from './contact-form';

/** Edits what the site and the emails show about the company. */
export function ContactPage() {
  const { t } = useTranslation('contact');
  return (
    <>
      <RecordScreen
        resource={contactSettings}
        Form={ContactForm}
        Card={ContactCard}
        nameOf={({ companyName }) => companyName}
      />
      <Tips title={t('tips.title')} tips={Object.values(t('tips.list', { returnObjects: true }))} />
    </>
  );
}
