import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { visuallyHidden } from '../../surfaces/visually-hidden';
import type { Column } from './column';
import { useSortingAnnouncement } from './use-sorting-announcement';
import { HeadCell } from './head-cell';
import type { Sorting } from './sorting';

const Frame = styled(TableContainer)(({ theme }) => ({
  borderRadius: 14,
  border: `1px solid ${theme.vars.palette.divider}`,
  backgroundColor: theme.vars.palette.background.paper,
  '& tbody tr': { position: 'relative' },
  '& tbody tr:hover': { backgroundColor: theme.vars.palette.sand.main },
  '& tbody tr:last-of-type td': { borderBottom: 0 },
}));

export interface RowsProps<Row> {
  label: string;
  columns: readonly Column<Row>[];
  /** undefined while the first response is loading. */
  rows: readonly Row[] | undefined;
  rowKey: (row: Row) => string;
  sorting?: Sorting | undefined;
}

/** Skeleton rows while loading. */
export const skeletonRows = ['1', '2', '3', '4', '5', '6'] as const;

export function RowTable<Row>({ label, columns, rows, rowKey, sorting }: RowsProps<Row>) {
  const announcement = useSortingAnnouncement(columns, sorting);
  return (
    <Frame>
      <div role="status" style={visuallyHidden}>
        {announcement}
      </div>
      <Table aria-label={label} aria-busy={rows === undefined}>
        <TableHead>
          <TableRow>
            {columns.map((column) => (
              <HeadCell key={column.id} column={column} sorting={sorting} />
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {rows?.map((row) => (
            <TableRow key={rowKey(row)}>
              {columns.map(({ id, cell, align }) => (
                <TableCell key={id} align={align}>
                  {cell(row)}
                </TableCell>
              ))}
            </TableRow>
          )) ??
            skeletonRows.map((key) => (
              <TableRow key={key}>
                {columns.map(({ id }) => (
                  <TableCell key={id}>
                    <Skeleton height={40} />
                  </TableCell>
                ))}
              </TableRow>
            ))}
        </TableBody>
      </Table>
    </Frame>
  );
}
