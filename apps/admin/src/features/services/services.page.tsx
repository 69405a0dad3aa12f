import { inLanguage } from '@chauffeur/contracts/languages/in-language';
import { useStaffLanguage } from '../../i18n/staff-language';
import { RecordScreen } from '../../records/record-screen';
import { services } from '../../resources/catalogue/services';
import { ServiceCard } from './service-card';
import { ServiceForm } from './service-form';

export function ServicesPage() {
  const { language } = useStaffLanguage();
  return (
    <RecordScreen
      resource={services}
      Form={ServiceForm}
      Card={ServiceCard}
      nameOf={(service) => inLanguage(service, 'name', language)}
      searched={({ name, nameRu, description, descriptionRu }) => [name, nameRu, description, descriptionRu]}
    />
  );
}
