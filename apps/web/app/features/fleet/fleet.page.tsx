import type { CarResponse } from '@chauffeur/contracts/catalogue/car';
import type { CategoryResponse } from '@chauffeur/contracts/catalogue/category';
import type { PriceResponse } from '@chauffeur/contracts/pricing/price';
import { memo, type ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import type { Route } from './+types/fleet.page';
import { gatewayContext } from '../../api/gateway';
import { isOtherPage } from '../../api/is-other-page';
import { DeferredHydration } from '../../start/hydration/deferred-hydration';
import { PageHead } from '../../surfaces/page-head';
import { Section } from '../../surfaces/section';
import { pageSeo } from '../../seo/page-seo';
import { seoTags } from '../../seo/seo-tags';
import { CarList } from './car-list';
import { CategoryCards } from './category-cards';
import { offeredCars } from '../../prices/offered-cars';
import { useCategoryFilter } from './use-category-filter';

export async function loader(args: Route.LoaderArgs) {
  const gateway = args.context.get(gatewayContext);
  const [seo, categories, cars, prices] = await Promise.all([
    pageSeo(args, 'fleet'),
    gateway.readOr<CategoryResponse[]>('/api/categories', []),
    gateway.readOr<CarResponse[]>('/api/cars', []),
    gateway.readOr<PriceResponse[] | null>('/api/pricing', null),
  ]);
  return { seo, categories, cars: offeredCars(cars, prices) };
}

/** The filter changes only the query, so its data is not loaded again. */
export const shouldRevalidate = isOtherPage;

export const meta: Route.MetaFunction = ({ loaderData }) => seoTags(loaderData?.seo);

export default function FleetPage({ loaderData: { categories, cars } }: Route.ComponentProps) {
  const { t } = useTranslation('fleet');
  const { categoryId, filterBy, showCategory, listRef } = useCategoryFilter(categories);
  return (
    <>
      <PageHead title={t('title')} lead={t('lead')} />
      <Section>
        <CarList
          ref={listRef}
          categories={categories}
          cars={cars}
          categoryId={categoryId}
          onCategory={filterBy}
        />
      </Section>
      {cars.length > 0 && <DeferredCategories categories={categories} onShow={showCategory} />}
    </>
  );
}

/** Memoised like the cars: the filter of the address is known only after hydration, which would render this again. */
const DeferredCategories = memo(function DeferredCategories(props: ComponentProps<typeof CategoryCards>) {
  return (
    <DeferredHydration>
      <CategoryCards {...props} />
    </DeferredHydration>
  );
});
