import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { useListParameters } from '../../lists/use-list-parameters';
import { RecordScreen } from '../../records/record-screen';
import { carName } from '../../resources/catalogue/cars';
import { prices } from '../../resources/catalogue/prices';
import { KindFilter } from './kind-filter';
import { PriceForm } from './form/price-form';
import { kindOf, pricedOfferKind } from './form/price-form.rules';
import { PriceList } from './list/price-list';
import { PriceMatrix } from './matrix/price-matrix';
import { PricingViews } from './pricing-views';
import { usePriceName } from './price-texts';

/** The prices of each car with each service and tour, as a list or as a matrix. */
export function PricingPage() {
  const { value } = useListParameters();
  return value('view', z.literal('matrix')) ? <PriceMatrix /> : <PriceListScreen />;
}

function PriceListScreen() {
  const { value } = useListParameters();
  const nameOf = usePriceName();
  const { t } = useTranslation('pricing');
  const kind = value('kind', pricedOfferKind);
  return (
    <RecordScreen
      resource={prices}
      Form={PriceForm}
      nameOf={nameOf}
      searchLabel={t('search')}
      searched={({ car, service, tour }) => [
        carName(car),
        car.categoryName,
        car.categoryNameRu,
        ...[service, tour].flatMap((offer) => (offer ? [offer.name, offer.nameRu] : [])),
      ]}
      views={<PricingViews view="list" />}
      filters={<KindFilter />}
      passes={(price) => !kind || kindOf(price) === kind}
      awaited={<PriceList prices={undefined} />}
    >
      {(found, actions) => <PriceList prices={found} actions={actions} />}
    </RecordScreen>
  );
}
