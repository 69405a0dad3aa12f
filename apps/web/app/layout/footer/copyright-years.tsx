import { todayInBaku } from '@chauffeur/contracts';
import { useEffect, useState } from 'react';

const firstYear = '2024';

/** From the first year to the current one, which is set in the browser: a cached page must not contain today's date. */
export function CopyrightYears() {
  const [year, setYear] = useState(firstYear);
  useEffect(() => setYear(todayInBaku().slice(0, 4)), []);
  return <span className="tabular">{year === firstYear ? firstYear : `${firstYear}–${year}`}</span>;
}
