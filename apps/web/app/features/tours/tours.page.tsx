import type { TourResponse } from '@chauffeur/contracts';
import { useTranslation } from 'react-i18next';
import type { Route } from './+types/tours.page';
import { gatewayContext } from '../../api/gateway';
import { CardGrid } from '../../surfaces/card';
import { EmptyState } from '../../surfaces/empty-state';
import { PageHead } from '../../surfaces/page-head';
import { Section } from '../../surfaces/section';
import { ContactButtons } from '../contact/contact-buttons';
import { pageSeo } from '../seo/page-seo';
import { seoTags } from '../seo/seo-tags';
import { TourCard } from './tour-card';

export async function loader(args: Route.LoaderArgs) {
  const [seo, tours] = await Promise.all([
    pageSeo(args, 'tours'),
    args.context.get(gatewayContext).readOr<TourResponse[]>('/api/tours', []),
  ]);
  return { seo, tours };
}

export const meta: Route.MetaFunction = ({ loaderData }) => seoTags(loaderData?.seo);

export default function ToursPage({ loaderData: { tours } }: Route.ComponentProps) {
  const { t } = useTranslation('offers');
  return (
    <>
      <PageHead title={t('tours.title')} lead={t('tours.lead')} />
      <Section>
        {tours.length === 0 ? (
          <EmptyState text={t('tours.empty')}>
            <ContactButtons />
          </EmptyState>
        ) : (
          <CardGrid sx={{ gridTemplateColumns: { md: 'minmax(0, 1fr)' } }}>
            {tours.map((tour, index) => (
              <li key={tour.id}>
                <TourCard tour={tour} isFirst={index < 2} />
              </li>
            ))}
          </CardGrid>
        )}
      </Section>
    </>
  );
}
