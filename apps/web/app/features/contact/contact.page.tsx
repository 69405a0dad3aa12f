import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import type { Route } from './+types/contact.page';
import { isOtherPage } from '../../api/is-other-page';
import { PageHead } from '../../surfaces/page-head';
import { Section } from '../../surfaces/section';
import { pageSeo } from '../../seo/page-seo';
import { seoTags } from '../../seo/seo-tags';
import { ContactDetails } from './contact-details';
import { ContactForm } from './contact-form';

export async function loader(args: Route.LoaderArgs) {
  return { seo: await pageSeo(args, 'contact') };
}

export const shouldRevalidate = isOtherPage;

export const meta: Route.MetaFunction = ({ loaderData }) => seoTags(loaderData?.seo);

export default function ContactPage() {
  const { t } = useTranslation('contact');
  return (
    <>
      <PageHead title={t('title')} lead={t('lead')} />
      <Section>
        <Box
          sx={{
            display: 'grid',
            gap: { xs: 6, md: 8 },
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 1.35fr)' },
            alignItems: 'start',
          }}
        >
          <ContactDetails />
          <ContactForm />
        </Box>
      </Section>
    </>
  );
}
