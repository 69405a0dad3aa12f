import { inLanguage } from '@chauffeur/contracts/languages/in-language';
import { useStaffLanguage } from '../../i18n/staff-language';
import { RecordScreen } from '../../records/record-screen';
import { extras } from '../../resources/catalogue/extras';
import { ExtraCard } from './extra-card';
import { ExtraForm } from './extra-form';

/** Lists what visitors can book with a ride, such as a child seat. */
export function ExtrasPage() {
  const { language } = useStaffLanguage();
  return (
    <RecordScreen
      resource={extras}
      Form={ExtraForm}
      Card={ExtraCard}
      nameOf={(extra) => inLanguage(extra, 'name', language)}
    />
  );
}
