import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { awaitedRows } from '../lists/row-table';

const Grid = styled('ul')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(300px, 100%), 1fr))',
  gap: 14,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > li': { display: 'grid' },
});

/** Records as cards beside one another. */
export function CardGrid({ label, children }: { label: string; children: ReactNode }) {
  return <Grid aria-label={label}>{children}</Grid>;
}

export function AwaitedCards({ label }: { label: string }) {
  return (
    <Grid aria-label={label} aria-busy="true">
      {awaitedRows.map((key) => (
        <li key={key}>
          <Skeleton variant="rounded" height={190} />
        </li>
      ))}
    </Grid>
  );
}
