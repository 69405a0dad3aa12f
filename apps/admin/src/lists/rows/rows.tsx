import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { RowCards } from './row-cards';
import { RowTable, type RowsProps } from './row-table';

/** Whether rows are shown as cards, because the screen is too narrow for a table. */
export function useRowsAreCards(): boolean {
  return useMediaQuery((theme: Theme) => theme.breakpoints.down('lg'));
}

/** Rows as a table on a wide screen, as cards on a narrower one. */
export function Rows<Row>(props: RowsProps<Row>) {
  return useRowsAreCards() ? <RowCards {...props} /> : <RowTable {...props} />;
}
