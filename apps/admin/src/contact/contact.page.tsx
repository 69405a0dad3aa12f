import { useTranslation } from 'react-i18next';
import { CardGrid } from '../resources/card-grid';
import { ResourceScreen } from '../resources/resource-screen';
import { Tips } from '../surfaces/tips';
import { ContactCard } from './contact-card';
import { ContactForm } from './contact-form';
import { contact } from './contact.resource';

/** What the site and the mails say about the company. */
export function ContactPage() {
  const { t } = useTranslation('contact');
  return (
    <>
      <ResourceScreen resource={contact} Form={ContactForm} nameOf={({ companyName }) => companyName}>
        {(found, { edit, remove }) => (
          <CardGrid label={t('screen.title')}>
            {found.map((settings) => (
              <li key={settings.id}>
                <ContactCard
                  settings={settings}
                  onEdit={() => edit(settings)}
                  onRemove={() => remove(settings)}
                />
              </li>
            ))}
          </CardGrid>
        )}
      </ResourceScreen>
      <Tips title={t('tips.title')} tips={Object.values(t('tips.list', { returnObjects: true }))} />
    </>
  );
}
