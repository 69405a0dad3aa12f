import { useTranslation } from 'react-i18next';
import { useListAddress } from '../lists/use-list-address';
import { ResourceScreen } from '../resources/resource-screen';
import { KindFilter } from './kind-filter';
import { PriceForm } from './price-form';
import { kindOf, offerKind } from './price-form.rules';
import { PriceList } from './price-list';
import { PriceMatrix } from './price-matrix';
import { PricingViews } from './pricing-views';
import { prices } from './prices.resource';
import { usePriceName } from './use-price-name';

/** What a ride costs for each car with each service and tour: as a list, or all at once as a matrix. */
export function PricingPage() {
  const { value } = useListAddress();
  return value('view') === 'matrix' ? <PriceMatrix /> : <PriceListScreen />;
}

function PriceListScreen() {
  const { value } = useListAddress();
  const nameOf = usePriceName();
  const { t } = useTranslation('pricing');
  const kind = offerKind.safeParse(value('kind')).data;
  return (
    <ResourceScreen
      resource={prices}
      Form={PriceForm}
      nameOf={nameOf}
      searchLabel={t('search')}
      searched={({ car, service, tour }) => [
        `${car.brand} ${car.model}`,
        car.categoryName,
        ...[service, tour].flatMap((offer) => (offer ? [offer.name, offer.nameRu] : [])),
      ]}
      views={<PricingViews view="list" />}
      filters={<KindFilter />}
      passes={(price) => !kind || kindOf(price) === kind}
      awaited={<PriceList prices={undefined} />}
    >
      {(found, actions) => <PriceList prices={found} actions={actions} />}
    </ResourceScreen>
  );
}
