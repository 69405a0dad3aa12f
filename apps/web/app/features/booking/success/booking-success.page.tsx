import Box from '@mui/material/Box';
import { useEffect, useLayoutEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Route } from './+types/booking-success.page';
import { isOtherPage } from '../../../api/is-other-page';
import { useCompany } from '../../../company/use-company';
import { ErrorPage } from '../../../error-pages/error-page';
import { PageSkeleton } from '../../../layout/page-skeleton';
import { VisuallyHidden } from '../../../surfaces/visually-hidden';
import { messagesIn } from '../../../locales/messages';
import { matchedPage } from '../../../seo/matched-page';
import { pageSeo } from '../../../seo/page-seo';
import { seoTags } from '../../../seo/seo-tags';
import { BookingConfirmation } from './booking-confirmation';
import { isConfirmed, readLastBooking, type LastBooking } from '../booked/last-booking';
import { NoBooking } from './no-booking';

export async function loader(args: Route.LoaderArgs) {
  const texts = messagesIn(matchedPage(args).language).seo.success;
  return { seo: await pageSeo(args, { ...texts, robots: 'noindex, follow' }) };
}

export const shouldRevalidate = isOtherPage;

export const meta: Route.MetaFunction = ({ loaderData }) => seoTags(loaderData?.seo);

/** The page is the same for everyone until the browser reads which booking it has just made. */
export default function BookingSuccessPage({ loaderData }: Route.ComponentProps) {
  const booking = useLastBooking();
  const { t } = useTranslation('success');
  const { title, siteName } = loaderData.seo;
  // Until the stored booking is read, the title does not say whether there is one.
  const heading = booking ? t(isConfirmed(booking) ? 'titleConfirmed' : 'title') : t('none.title');
  const shownTitle = booking === undefined ? title : `${heading} | ${siteName}`;
  useEffect(() => {
    document.title = shownTitle;
  }, [shownTitle]);
  if (booking === undefined) {
    return (
      <>
        <VisuallyHidden as="h1">{title}</VisuallyHidden>
        <PageSkeleton pagePath="/booking/success" />
      </>
    );
  }
  return (
    <Box sx={{ minHeight: '100vh' }}>
      {booking ? <BookingConfirmation booking={booking} /> : <NoBooking />}
    </Box>
  );
}

/** Confirms the booking even if the page can't be fetched: that needs none of the server's data. */
export function ErrorBoundary() {
  const booking = useLastBooking();
  const { t } = useTranslation('success');
  const { name } = useCompany();
  if (!booking) return <ErrorPage />;
  return (
    <Box sx={{ minHeight: '100vh' }}>
      <title>{`${t(isConfirmed(booking) ? 'titleConfirmed' : 'title')} | ${name}`}</title>
      <BookingConfirmation booking={booking} />
    </Box>
  );
}

/** Returns the last booking of this tab, or null; undefined until it is read in the browser. */
function useLastBooking(): LastBooking | null | undefined {
  const [booking, setBooking] = useState<LastBooking | null | undefined>(undefined);
  // A layout effect, so that it is read before the first paint after a navigation.
  useLayoutEffect(() => setBooking(readLastBooking()), []);
  return booking;
}
