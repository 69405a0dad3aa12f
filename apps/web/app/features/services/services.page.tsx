import type { ServiceResponse } from '@chauffeur/contracts';
import { useTranslation } from 'react-i18next';
import type { Route } from './+types/services.page';
import { gatewayContext } from '../../api/gateway';
import { CardGrid } from '../../surfaces/card';
import { EmptyState } from '../../surfaces/empty-state';
import { PageHead } from '../../surfaces/page-head';
import { Section } from '../../surfaces/section';
import { ContactButtons } from '../contact/contact-buttons';
import { pageSeo } from '../seo/page-seo';
import { seoTags } from '../seo/seo-tags';
import { ServiceCard } from './service-card';

export async function loader(args: Route.LoaderArgs) {
  const [seo, services] = await Promise.all([
    pageSeo(args, 'services'),
    args.context.get(gatewayContext).readOr<ServiceResponse[]>('/api/services', []),
  ]);
  return { seo, services };
}

export const meta: Route.MetaFunction = ({ loaderData }) => seoTags(loaderData?.seo);

export default function ServicesPage({ loaderData: { services } }: Route.ComponentProps) {
  const { t } = useTranslation('offers');
  return (
    <>
      <PageHead title={t('services.title')} lead={t('services.lead')} />
      <Section>
        {services.length === 0 ? (
          <EmptyState text={t('services.empty')}>
            <ContactButtons />
          </EmptyState>
        ) : (
          <CardGrid>
            {services.map((service, index) => (
              <li key={service.id}>
                <ServiceCard service={service} isFirst={index < 3} />
              </li>
            ))}
          </CardGrid>
        )}
      </Section>
    </>
  );
}
