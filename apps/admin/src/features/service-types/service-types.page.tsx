import { RecordScreen } from '../../records/record-screen';
import { ServiceTypeCard } from './service-type-card';
import { ServiceTypeForm } from './service-type-form';
import { serviceTypes } from '../../resources/service-types';

/** What kinds of service there are, with the icon and colour that they are shown by. */
export function ServiceTypesPage() {
  return (
    <RecordScreen
      resource={serviceTypes}
      Form={ServiceTypeForm}
      Card={ServiceTypeCard}
      nameOf={({ name }) => name}
    />
  );
}
