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
  // Until the browser has looked, the title says neither that there is a booking nor that there is none.
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

/** A booking that was placed is confirmed also where the page itself can't be fetched: it needs none of the server's data. */
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

/** The booking that this tab made last, null without one; undefined until the browser has looked. */
function useLastBooking(): LastBooking | null | undefined {
  const [booking, setBooking] = useState<LastBooking | null | undefined>(undefined);
  // Before the page is painted, where it is not yet.
  useLayoutEffect(() => setBooking(readLastBooking()), []);
  return booking;
}
