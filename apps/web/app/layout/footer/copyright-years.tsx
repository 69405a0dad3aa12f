import { yearInBaku } from '@chauffeur/contracts/time/today-in-baku';
import { useRouteLoaderData } from 'react-router-dom';

const firstYear = 2024;

/** The first year and the year of rendering, which comes from the loader so that hydration shows the same. */
export function CopyrightYears() {
  const year = useRouteLoaderData<{ year: number }>('root')?.year ?? yearInBaku();
  return <span className="tabular">{year === firstYear ? firstYear : `${firstYear}–${year}`}</span>;
}
