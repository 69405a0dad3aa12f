import { useTranslation } from 'react-i18next';
import { FilterChoice } from '../lists/filter-choice';
import { useListAddress } from '../lists/use-list-address';
import { offerKind, offerKinds } from './price-form.rules';

/** Services, tours, or both. */
export function KindFilter() {
  const { t } = useTranslation('pricing');
  const { value, narrow } = useListAddress();
  return (
    <FilterChoice
      label={t('fields.kind')}
      all={t('kinds.all')}
      choices={offerKinds.map((choice) => ({ value: choice, label: t(`kinds.${choice}s`) }))}
      value={offerKind.safeParse(value('kind')).data}
      onChoose={(chosen) => narrow('kind', chosen)}
    />
  );
}
