import type { ReactNode } from 'react';
import { ListPages } from './list-pages';
import { usePagedRecords } from './use-paged-records';

interface PagedRecordsProps<Row> {
  records: readonly Row[];
  /** Records shown at once, 50 by default. */
  pageSize?: number;
  children: (shown: readonly Row[]) => ReactNode;
}

/** Shows one page of records that are all loaded, with buttons for other pages if there are any. */
export function PagedRecords<Row>({ records, pageSize, children }: PagedRecordsProps<Row>) {
  const { page, goToPage } = usePagedRecords(records, pageSize);
  return (
    <>
      {children(page.items)}
      {page.total > page.items.length && <ListPages page={page} onGoTo={goToPage} />}
    </>
  );
}
