import { useTranslation } from 'react-i18next';
import { CardGrid } from '../resources/card-grid';
import { ResourceScreen } from '../resources/resource-screen';
import { ServiceTypeCard } from './service-type-card';
import { ServiceTypeForm } from './service-type-form';
import { serviceTypes } from './service-types.resource';

/** What kinds of service there are, with the icon and colour that they are shown by. */
export function ServiceTypesPage() {
  const { t } = useTranslation('serviceTypes');
  return (
    <ResourceScreen resource={serviceTypes} Form={ServiceTypeForm} nameOf={({ name }) => name}>
      {(found, { edit, remove }) => (
        <CardGrid label={t('screen.title')}>
          {found.map((type) => (
            <li key={type.id}>
              <ServiceTypeCard type={type} onEdit={() => edit(type)} onRemove={() => remove(type)} />
            </li>
          ))}
        </CardGrid>
      )}
    </ResourceScreen>
  );
}
