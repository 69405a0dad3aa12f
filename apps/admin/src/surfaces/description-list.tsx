import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

const List = styled('dl')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(120px, 3fr) minmax(0, 7fr)',
  gap: '10px 16px',
  margin: 0,
  '& dt': { color: theme.vars.palette.text.secondary, fontSize: '0.875rem', lineHeight: 1.65 },
  // Preserves the lines of notes and wishes.
  '& dd': { margin: 0, overflowWrap: 'anywhere', whiteSpace: 'pre-line' },
}));

export interface DescriptionItem {
  readonly name: string;
  /** null: not known, and left out. */
  readonly value: ReactNode;
}

/** Names and values of one record. */
export function DescriptionList({ items }: { items: readonly DescriptionItem[] }) {
  return (
    <List>
      {items
        .filter(({ value }) => value !== null)
        .map(({ name, value }) => (
          <DescriptionPair key={name} name={name} value={value} />
        ))}
    </List>
  );
}

function DescriptionPair({ name, value }: DescriptionItem) {
  return (
    <>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </>
  );
}
