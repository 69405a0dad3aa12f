import {
  staffContactSettingsResponse,
  type StaffContactSettingsResponse,
} from '@chauffeur/contracts/catalogue/contact-settings-request';
import { useTranslation } from 'react-i18next';
import { RecordScreen } from '../../records/record-screen';
import type { Resource } from '../../records/resource';
import { Tips } from '../../surfaces/tips';
import { ContactCard } from './contact-card';
import { ContactForm } from './contact-form';

const contact: Resource<StaffContactSettingsResponse> = {
  name: 'contact',
  path: '/api/admin/contact-settings',
  row: staffContactSettingsResponse,
};

/** Edits what the site and the emails show about the company. */
export function ContactPage() {
  const { t } = useTranslation('contact');
  return (
    <>
      <RecordScreen
        resource={contact}
        Form={ContactForm}
        Card={ContactCard}
        nameOf={({ companyName }) => companyName}
      />
      <Tips title={t('tips.title')} tips={Object.values(t('tips.list', { returnObjects: true }))} />
    </>
  );
}
