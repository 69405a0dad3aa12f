import { useTranslation } from 'react-i18next';
import { OfferCard } from '../offers/offer-card';
import { useStaffLanguage } from '../i18n/staff-language';
import { CardGrid } from '../resources/card-grid';
import { ResourceScreen } from '../resources/resource-screen';
import { inStaffLanguage } from '../text/in-staff-language';
import { ServiceForm } from './service-form';
import { ServiceKindName } from './service-kind';
import { services } from './services.resource';

/** What can be booked beside tours. */
export function ServicesPage() {
  const { t } = useTranslation('services');
  const { language } = useStaffLanguage();
  return (
    <ResourceScreen
      resource={services}
      Form={ServiceForm}
      nameOf={({ name, nameRu }) => inStaffLanguage(language, name, nameRu)}
      searched={({ name, nameRu, description }) => [name, nameRu, description]}
    >
      {(found, { edit, remove }) => (
        <CardGrid label={t('screen.title')}>
          {found.map((service) => (
            <li key={service.id}>
              <OfferCard
                offer={service}
                facts={[
                  {
                    name: t('fields.serviceTypeId'),
                    value: inStaffLanguage(
                      language,
                      service.serviceTypeDetails.name,
                      service.serviceTypeDetails.nameRu,
                    ),
                  },
                  { name: t('fields.serviceType'), value: <ServiceKindName kind={service.serviceType} /> },
                ]}
                onEdit={() => edit(service)}
                onRemove={() => remove(service)}
              />
            </li>
          ))}
        </CardGrid>
      )}
    </ResourceScreen>
  );
}
