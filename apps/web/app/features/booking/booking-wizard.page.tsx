import { useEffect, useState } from 'react';
import type { Route } from './+types/booking-wizard.page';
import { gatewayContext } from '../../api/gateway';
import { isOtherPage } from '../../api/is-other-page';
import { pageSeo } from '../../seo/page-seo';
import { seoTags } from '../../seo/seo-tags';
import { BookingWizard } from './booking-wizard';
import { canBeBooked, fetchWizardChoices } from './choices/wizard-choices';
import { NothingToBook } from './nothing-to-book';

export async function loader(args: Route.LoaderArgs) {
  const [seo, choices] = await Promise.all([
    pageSeo(args, 'booking'),
    fetchWizardChoices(args.context.get(gatewayContext)),
  ]);
  return { seo, choices };
}

/** Steps change only the query; the choices stay. */
export const shouldRevalidate = isOtherPage;

export const meta: Route.MetaFunction = ({ loaderData }) => seoTags(loaderData?.seo);

export default function BookingWizardPage({ loaderData }: Route.ComponentProps) {
  const { choices } = loaderData;
  const timesReturned = useTimesReturned();
  return canBeBooked(choices) ? <BookingWizard key={timesReturned} choices={choices} /> : <NothingToBook />;
}

/**
 * Returns how often the browser has shown the page again as it was left. The tab's draft may be newer by then, or booked:
 * the wizard continued on the page in another language.
 */
function useTimesReturned(): number {
  const [times, setTimes] = useState(0);
  useEffect(() => {
    const count = ({ persisted }: PageTransitionEvent) => persisted && setTimes((before) => before + 1);
    window.addEventListener('pageshow', count);
    return () => window.removeEventListener('pageshow', count);
  }, []);
  return times;
}
