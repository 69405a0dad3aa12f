import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

/** Terms with their values, in two columns if there is room. */
export const DescriptionList = styled('dl')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, max(12rem, 50% - 12px)), 1fr))',
  gap: '14px 24px',
  margin: 0,
  '& dt': { fontSize: '0.875rem', color: theme.palette.text.secondary },
  '& dd': { margin: 0, fontWeight: 600, overflowWrap: 'anywhere' },
  '& a': { color: theme.palette.link.main },
  '& .wide': { gridColumn: '1 / -1' },
}));

/** A term with its value; `isWide` spans both columns. */
export function DescriptionItem({
  term,
  isWide,
  children,
}: {
  term: string;
  isWide?: boolean;
  children: ReactNode;
}) {
  return (
    <div className={isWide ? 'wide' : undefined}>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}
