import type { ReactNode } from 'react';
import { ListPages } from './list-pages';
import { usePagedRecords } from './use-paged-records';

interface PagedRecordsProps<Row> {
  records: readonly Row[];
  children: (shown: readonly Row[]) => ReactNode;
}

/** Shows one page of records that are all loaded, with buttons for other pages if there are any. */
export function PagedRecords<Row>({ records, children }: PagedRecordsProps<Row>) {
  const { page, goToPage } = usePagedRecords(records);
  return (
    <>
      {children(page.items)}
      {page.total > page.items.length && <ListPages page={page} onGoTo={goToPage} />}
    </>
  );
}
