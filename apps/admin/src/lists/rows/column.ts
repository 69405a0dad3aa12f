import type { ReactNode } from 'react';

/** One column of a list. On a narrow screen, each row becomes a card, with the first column as its head. */
export interface Column<Row> {
  readonly id: string;
  readonly label: string;
  readonly cell: (row: Row) => ReactNode;
  readonly align?: 'left' | 'right';
  /** Contains the row's actions: shown below a card's details, over its whole width. */
  readonly isActions?: boolean;
  /** The name that the server sorts by; without it, the column can't be sorted. */
  readonly sort?: string;
}

/** The response of a paged endpoint. */
export interface Page<Row> {
  readonly items: readonly Row[];
  readonly total: number;
  /** Whether there may be more than `total`, at which counting stopped. */
  readonly totalIsAtLeast?: boolean;
  readonly page: number;
  readonly pageSize: number;
}
