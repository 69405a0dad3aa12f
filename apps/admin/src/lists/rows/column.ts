import type { ReactNode } from 'react';

/** One column of a list; where there is no room for a table each row becomes a card, with the first column as its head. */
export interface Column<Row> {
  readonly id: string;
  readonly label: string;
  readonly cell: (row: Row) => ReactNode;
  readonly align?: 'left' | 'right';
  /** What can be done with the row: below a card's details, over its whole width. */
  readonly isActions?: boolean;
  /** The name by which the server sorts by it; without one it can't be sorted. */
  readonly sort?: string;
}

/** The response of a paged endpoint. */
export interface Page<Row> {
  readonly items: readonly Row[];
  readonly total: number;
  /** There are more than `total`, which is where counting stopped. */
  readonly totalIsAtLeast?: boolean;
  readonly page: number;
  readonly pageSize: number;
}
