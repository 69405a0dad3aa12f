import Box from '@mui/material/Box';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Column, Page } from './column';
import { ListPages } from './list-pages';
import { LoadFailure } from './list-notice';
import { Rows, useRowsAreCards } from './rows';
import { SortChoice } from './sort-choice';
import type { Sorting } from './sorting';

interface ResourceListProps<Row> {
  /** What the rows are, for those who listen. */
  label: string;
  columns: readonly Column<Row>[];
  query: UseQueryResult<Page<Row>>;
  rowKey: (row: Row) => string;
  /** The specified words for a failed load. */
  failure: string;
  /** Shown instead of no rows: why there are none and what to do next. */
  empty: ReactNode;
  onGoToPage: (page: number) => void;
  sorting?: Sorting;
}

/** A paged list in all its states: awaited, failed, empty, a table on a wide screen, cards on a narrower one. */
export function ResourceList<Row>(props: ResourceListProps<Row>) {
  const { label, columns, query, rowKey, failure, empty, onGoToPage, sorting } = props;
  const areCards = useRowsAreCards();
  const page = query.data;
  if (query.isError && !page) return <LoadFailure message={failure} onRetry={() => void query.refetch()} />;
  if (page?.items.length === 0) return empty;
  return (
    // Rows of the question before stay, paler, until the new ones are there.
    <Box aria-busy={query.isPlaceholderData} sx={{ opacity: query.isPlaceholderData ? 0.6 : 1 }}>
      {areCards && sorting && <SortChoice columns={columns} sorting={sorting} />}
      <Rows label={label} columns={columns} rows={page?.items} rowKey={rowKey} sorting={sorting} />
      {page && <ListPages page={page} onGoTo={onGoToPage} />}
    </Box>
  );
}
