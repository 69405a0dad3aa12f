import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Column } from './column';
import type { Sorting } from './sorting';

/** Returns what screen readers announce after sorting; they would read it at a column's head only when they come to it. */
export function useSortingAnnouncement<Row>(
  columns: readonly Column<Row>[],
  sorting: Sorting | undefined,
): string | null {
  const { t } = useTranslation('lists');
  const order = sorting && `${sorting.by} ${sorting.direction}`;
  const [seen, setSeen] = useState({ order, isChanged: false });
  if (order !== seen.order) setSeen({ order, isChanged: true });
  const sorted = columns.find(({ sort }) => sort !== undefined && sort === sorting?.by);
  if (!seen.isChanged || !sorted || !sorting) return null;
  return t(sorting.direction === 'asc' ? 'sort.nowAscending' : 'sort.nowDescending', {
    column: sorted.label,
  });
}
