import Container from '@mui/material/Container';
import { useLayoutEffect, useState } from 'react';
import type { MetaDescriptor } from 'react-router-dom';
import { useTranslation } from 'react-i18next';
import type { Route } from './+types/ride.page';
import { isOtherPage } from '../../../api/is-other-page';
import { NoScriptContact } from '../../../company/no-script-contact';
import { PageSkeleton } from '../../../layout/page-skeleton';
import { messagesIn } from '../../../locales/messages';
import { matchedPage } from '../../../seo/matched-page';
import { pageSeo } from '../../../seo/page-seo';
import { seoTags } from '../../../seo/seo-tags';
import { VisuallyHidden } from '../../../surfaces/visually-hidden';
import { OpenedRide } from './link/opened-ride';
import { readRideToken } from './link/ride-token';

export async function loader(args: Route.LoaderArgs) {
  const texts = messagesIn(matchedPage(args).language).seo.ride;
  return { seo: await pageSeo(args, { ...texts, robots: 'noindex, nofollow' }) };
}

export const shouldRevalidate = isOtherPage;

export const meta: Route.MetaFunction = ({ loaderData }): MetaDescriptor[] => [
  ...seoTags(loaderData?.seo),
  { name: 'referrer', content: 'no-referrer' },
];

/** The same for all visitors until the browser reads the link's token, which servers never see. */
export default function RidePage() {
  const { t } = useTranslation('seo');
  const [token, setToken] = useState<string | null | undefined>(undefined);
  // A layout effect, so that it is read before the first paint after a navigation.
  useLayoutEffect(() => {
    const take = () => setToken(readRideToken());
    take();
    // Opening another link in this tab does not reload the page: only the hash differs.
    window.addEventListener('hashchange', take);
    return () => window.removeEventListener('hashchange', take);
  }, []);
  if (token !== undefined) return <OpenedRide key={token} token={token} />;
  return (
    <>
      <VisuallyHidden as="h1">{t('ride.title')}</VisuallyHidden>
      <Container maxWidth="md" sx={{ '& noscript > div': { mt: 3 } }}>
        <NoScriptContact />
      </Container>
      <PageSkeleton pagePath="/ride" />
    </>
  );
}
