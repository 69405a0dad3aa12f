import Box from '@mui/material/Box';
import { useEffect, useLayoutEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Route } from './+types/booking-success.page';
import { isOtherPage } from '../../../api/is-other-page';
import { PageSkeleton } from '../../../layout/page-skeleton';
import { VisuallyHidden } from '../../../surfaces/visually-hidden';
import { messagesIn } from '../../../locales/messages';
import { matchedPage } from '../../../seo/matched-page';
import { pageSeo } from '../../../seo/page-seo';
import { seoTags } from '../../../seo/seo-tags';
import { BookingConfirmation } from './booking-confirmation';
import { isConfirmed, readLastBooking, type LastBooking } from '../last-booking';
import { NoBooking } from './no-booking';

export async function loader(args: Route.LoaderArgs) {
  const texts = messagesIn(matchedPage(args).language).seo.success;
  return { seo: await pageSeo(args, { ...texts, robots: 'noindex, follow' }) };
}

export const shouldRevalidate = isOtherPage;

export const meta: Route.MetaFunction = ({ loaderData }) => seoTags(loaderData?.seo);

/** The page is the same for everyone until the browser reads which booking it has just made. */
export default function BookingSuccessPage({ loaderData }: Route.ComponentProps) {
  const [booking, setBooking] = useState<LastBooking | null | undefined>(undefined);
  const { t } = useTranslation('success');
  // Before the page is painted, where it is not yet.
  useLayoutEffect(() => setBooking(readLastBooking()), []);
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
