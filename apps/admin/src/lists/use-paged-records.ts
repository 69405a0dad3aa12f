import type { Page } from './rows/column';
import { useReplaceMissingPage } from './use-replace-missing-page';
import { useListParameters } from './use-list-parameters';

/** All records are loaded, but hundreds at once are slow to render. */
const pageSize = 50;

interface ShownPage<Row> {
  readonly page: Page<Row>;
  readonly goToPage: (page: number) => void;
}

/** Returns the page of the address, or the last one if that has no records. `records` are all, or undefined while loading. */
export function usePagedRecords<Row>(records: readonly Row[] | undefined): ShownPage<Row> {
  const { page: wanted, goToPage } = useListParameters();
  const total = records?.length ?? 0;
  const page = Math.min(wanted, Math.max(1, Math.ceil(total / pageSize)));
  const items = records?.slice((page - 1) * pageSize, page * pageSize) ?? [];
  useReplaceMissingPage(records && page !== wanted ? page : undefined, goToPage);
  return { page: { items, total, page, pageSize }, goToPage };
}
