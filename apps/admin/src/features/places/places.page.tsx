import { placeKinds } from '@chauffeur/contracts/catalogue/places/place';
import { inLanguage } from '@chauffeur/contracts/languages/in-language';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { useStaffLanguage } from '../../i18n/staff-language';
import { FilterSelect } from '../../lists/toolbar/filter-select';
import { useListParameters } from '../../lists/use-list-parameters';
import { RecordScreen } from '../../records/record-screen';
import { places } from '../../resources/catalogue/places';
import { PlaceForm } from './place-form';
import { PlaceList } from './place-list';

/** Lists where rides begin and end; the site suggests these places to visitors while they type. */
export function PlacesPage() {
  const { t } = useTranslation('places');
  const { language } = useStaffLanguage();
  const { value, setFilter } = useListParameters();
  const kind = value('kind', z.enum(placeKinds));
  return (
    <RecordScreen
      resource={places}
      Form={PlaceForm}
      nameOf={(place) => inLanguage(place, 'name', language)}
      searched={({ name, nameRu, nameAz, address, addressRu, aliases }) => [
        name,
        nameRu,
        nameAz,
        address,
        addressRu,
        ...aliases,
      ]}
      filters={
        <FilterSelect
          label={t('fields.kind')}
          choices={placeKinds.map((choice) => ({ value: choice, label: t(`kinds.${choice}`) }))}
          value={kind}
          onChoose={(chosen) => setFilter('kind', chosen)}
          width="14.375rem"
        />
      }
      passes={(place) => !kind || place.kind === kind}
      awaited={<PlaceList places={undefined} />}
    >
      {(found, actions) => <PlaceList places={found} actions={actions} />}
    </RecordScreen>
  );
}
