import { useTranslation } from 'react-i18next';
import { FilterChoice } from '../../lists/toolbar/filter-choice';
import { useListParameters } from '../../lists/use-list-parameters';
import { pricedOfferKind, pricedOfferKinds } from './form/price-form.rules';

export function KindFilter() {
  const { t } = useTranslation('pricing');
  const { value, setFilter } = useListParameters();
  return (
    <FilterChoice
      label={t('fields.kind')}
      all={t('kinds.all')}
      choices={pricedOfferKinds.map((choice) => ({ value: choice, label: t(`kinds.${choice}s`) }))}
      value={value('kind', pricedOfferKind)}
      onChoose={(chosen) => setFilter('kind', chosen)}
    />
  );
}
