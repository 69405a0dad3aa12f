import type { Route } from './+types/booking-wizard.page';
import { gatewayContext } from '../../api/gateway';
import { isOtherPage } from '../../api/is-other-page';
import { useTimesReturned } from '../../history/use-times-returned';
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
