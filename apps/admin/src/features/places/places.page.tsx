import { placeKinds } from '@chauffeur/contracts';
import { useTranslation } from 'react-i18next';
import { FilterChoice } from '../../lists/toolbar/filter-choice';
import { useListParameters } from '../../lists/use-list-parameters';
import { RecordScreen } from '../../records/record-screen';
import { places } from '../../resources/places';
import { PlaceForm } from './place-form';
import { PlaceList } from './place-list';

/** Where rides begin and end, as visitors find it while they type. */
export function PlacesPage() {
  const { t } = useTranslation('places');
  const { value, narrow } = useListParameters();
  const kind = placeKinds.find((known) => known === value('kind'));
  return (
    <RecordScreen
      resource={places}
      Form={PlaceForm}
      nameOf={({ name }) => name}
      searched={({ name, nameRu, nameAz, address, addressRu, aliases }) => [
        name,
        nameRu,
        nameAz,
        address,
        addressRu,
        ...aliases,
      ]}
      filters={
        <FilterChoice
          label={t('fields.kind')}
          all={t('all')}
          choices={placeKinds.map((choice) => ({ value: choice, label: t(`kinds.${choice}`) }))}
          value={kind}
          onChoose={(chosen) => narrow('kind', chosen)}
        />
      }
      passes={(place) => !kind || place.kind === kind}
      awaited={<PlaceList places={undefined} />}
    >
      {(found, actions) => <PlaceList places={found} actions={actions} />}
    </RecordScreen>
  );
}
