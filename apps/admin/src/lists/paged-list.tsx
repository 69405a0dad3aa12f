import Box from '@mui/material/Box';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Column, Page } from './rows/column';
import { ListPages } from './list-pages';
import { useFocusFallback } from '../focus/use-focus-fallback';
import { LoadFailure } from './list-notice';
import { ListStatus } from './list-status';
import { Rows, useRowsAreCards } from './rows/rows';
import { SortChoice } from './rows/sort-choice';
import type { Sorting } from './rows/sorting';
import { lastPageBefore, useReplaceMissingPage } from './use-replace-missing-page';

interface PagedListProps<Row> {
  /** What the rows are, for screen readers. */
  label: string;
  columns: readonly Column<Row>[];
  query: Pick<UseQueryResult<Page<Row>>, 'data' | 'isPlaceholderData' | 'isError' | 'refetch'>;
  rowKey: (row: Row) => string;
  /** The specified text for a failed load. */
  failure: string;
  /** Shown if there are no rows: why there are none and what to do next. */
  empty: ReactNode;
  onGoToPage: (page: number, replace?: boolean) => void;
  sorting?: Sorting;
  /** Dialogs of the rows: the list takes the focus if their row is removed. */
  children?: ReactNode;
}

/** A paged list in all its states: loading, failed, empty, a table on a wide screen, cards on a narrower one. */
export function PagedList<Row>(props: PagedListProps<Row>) {
  return (
    <div role="group" aria-label={props.label} {...useFocusFallback<HTMLDivElement>()}>
      <ListState {...props} />
      {props.children}
    </div>
  );
}

function ListState<Row>(props: PagedListProps<Row>) {
  const { label, columns, query, rowKey, failure, empty, onGoToPage, sorting } = props;
  const areCards = useRowsAreCards();
  const pageWithRows = lastPageBefore(query.data);
  useReplaceMissingPage(query.isPlaceholderData ? undefined : pageWithRows, onGoToPage);
  const page = pageWithRows ? undefined : query.data;
  if (query.isError && !query.data)
    return <LoadFailure message={failure} onRetry={() => void query.refetch()} />;
  const isEmpty = page?.items.length === 0;
  return (
    <>
      <ListStatus page={page} empty={empty} />
      {!isEmpty && (
        // The previous rows stay, faded, until the new ones are loaded.
        <Box aria-busy={query.isPlaceholderData} sx={{ opacity: query.isPlaceholderData ? 0.6 : 1 }}>
          {areCards && sorting && <SortChoice columns={columns} sorting={sorting} />}
          <Rows label={label} columns={columns} rows={page?.items} rowKey={rowKey} sorting={sorting} />
          {page && <ListPages page={page} onGoTo={onGoToPage} />}
        </Box>
      )}
    </>
  );
}
