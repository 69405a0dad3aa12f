import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

/** What a booking has, as terms with their values, in two columns where there is room. */
export const DescriptionList = styled('dl')(({ theme }) => ({
  display: 'grid',
  gap: '14px 24px',
  margin: 0,
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: '1fr 1fr' },
  '& dt': { fontSize: '0.875rem', color: theme.vars.palette.text.secondary },
  '& dd': { margin: 0, fontWeight: 600, overflowWrap: 'anywhere' },
  '& a': { color: theme.vars.palette.link.main },
  '& .wide': { gridColumn: '1 / -1' },
}));

/** A term with its value; `isWide` takes both columns. */
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
