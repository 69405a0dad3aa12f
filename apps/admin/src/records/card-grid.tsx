import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { skeletonRows } from '../lists/rows/row-table';

const Grid = styled('ul')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(18.75rem, 100%), 1fr))',
  gap: 14,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > li': { display: 'grid' },
});

/** Records as cards, side by side. */
export function CardGrid({ label, children }: { label: string; children: ReactNode }) {
  return <Grid aria-label={label}>{children}</Grid>;
}

export function SkeletonCards({ label }: { label: string }) {
  return (
    <Grid aria-label={label} aria-busy="true">
      {skeletonRows.map((key) => (
        <li key={key}>
          <Skeleton variant="rounded" height={190} />
        </li>
      ))}
    </Grid>
  );
}
