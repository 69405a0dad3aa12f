import type { ReactNode } from 'react';
import { ListPages } from './list-pages';
import { useShownPage } from './use-shown-page';

interface PageOfProps<Row> {
  records: readonly Row[];
  children: (shown: readonly Row[]) => ReactNode;
}

/** Shows one page of records that are all loaded, with buttons for other pages if there are any. */
export function PageOf<Row>({ records, children }: PageOfProps<Row>) {
  const { page, goToPage } = useShownPage(records);
  return (
    <>
      {children(page.items)}
      {page.total > page.items.length && <ListPages page={page} onGoTo={goToPage} />}
    </>
  );
}
