import { yearInBaku } from '@chauffeur/contracts/today-in-baku';
import { useRouteLoaderData } from 'react-router-dom';

const firstYear = 2024;

/** From the first year to the one in which the page was rendered: the browser shows the same, also a moment later. */
export function CopyrightYears() {
  const year = useRouteLoaderData<{ year: number }>('root')?.year ?? yearInBaku();
  return <span className="tabular">{year === firstYear ? firstYear : `${firstYear}–${year}`}</span>;
}
