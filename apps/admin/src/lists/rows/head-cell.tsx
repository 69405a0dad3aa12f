import TableCell from '@mui/material/TableCell';
import TableSortLabel from '@mui/material/TableSortLabel';
import type { Column } from './column';
import type { Sorting } from './sorting';

interface HeadCellProps<Row> {
  column: Column<Row>;
  sorting: Sorting | undefined;
}

/** The head of a column; clicking a sortable one sorts by it. */
export function HeadCell<Row>({ column: { label, align, sort }, sorting }: HeadCellProps<Row>) {
  if (!sort || !sorting) return <TableCell align={align}>{label}</TableCell>;
  const isSorted = sorting.by === sort;
  return (
    <TableCell align={align} sortDirection={isSorted ? sorting.direction : false}>
      <TableSortLabel
        active={isSorted}
        direction={isSorted ? sorting.direction : 'asc'}
        onClick={() => sorting.sortBy(sort)}
      >
        {label}
      </TableSortLabel>
    </TableCell>
  );
}
