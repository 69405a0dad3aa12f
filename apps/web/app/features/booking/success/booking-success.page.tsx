import { useEffect, useState } from 'react';
import type { Route } from './+types/booking-success.page';
import { PageSkeleton } from '../../../layout/page-skeleton';
import { VisuallyHidden } from '../../../surfaces/visually-hidden';
import { messagesIn } from '../../../locales/messages';
import { matchedPage } from '../../../seo/matched-page';
import { pageSeo } from '../../../seo/page-seo';
import { seoTags } from '../../../seo/seo-tags';
import { BookingConfirmation } from './booking-confirmation';
import { readLastBooking, type LastBooking } from './last-booking';
import { NoBooking } from './no-booking';

export async function loader(args: Route.LoaderArgs) {
  const texts = messagesIn(matchedPage(args).language).seo.success;
  return { seo: await pageSeo(args, { ...texts, robots: 'noindex, follow' }) };
}

export const meta: Route.MetaFunction = ({ loaderData }) => seoTags(loaderData?.seo);

/** The page is the same for everyone until the browser reads which booking it has just made. */
export default function BookingSuccessPage({ loaderData }: Route.ComponentProps) {
  const [booking, setBooking] = useState<LastBooking | null | undefined>(undefined);
  useEffect(() => setBooking(readLastBooking()), []);
  if (booking === undefined) {
    return (
      <>
        <VisuallyHidden as="h1">{loaderData.seo.title}</VisuallyHidden>
        <PageSkeleton pagePath="/booking/success" />
      </>
    );
  }
  return booking ? <BookingConfirmation booking={booking} /> : <NoBooking />;
}
