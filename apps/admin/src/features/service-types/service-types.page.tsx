import { inLanguage } from '@chauffeur/contracts/languages/in-language';
import { useStaffLanguage } from '../../i18n/staff-language';
import { RecordScreen } from '../../records/record-screen';
import { ServiceTypeCard } from './service-type-card';
import { ServiceTypeForm } from './service-type-form';
import { serviceTypes } from '../../resources/catalogue/service-types';

/** Lists the types of service, with their icons and colours. */
export function ServiceTypesPage() {
  const { language } = useStaffLanguage();
  return (
    <RecordScreen
      resource={serviceTypes}
      Form={ServiceTypeForm}
      Card={ServiceTypeCard}
      nameOf={(type) => inLanguage(type, 'name', language)}
    />
  );
}
