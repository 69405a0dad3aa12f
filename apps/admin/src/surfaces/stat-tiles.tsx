import { styled } from '@mui/material/styles';

const List = styled('dl')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(8rem, 1fr))',
  gap: 12,
  margin: '0 0 14px',
  [theme.breakpoints.down('sm')]: {
    gridTemplateColumns: '1fr 1fr',
    // An odd last tile fills its row.
    '& > :last-child:nth-of-type(odd)': { gridColumn: '1 / -1' },
  },
}));

const Tile = styled('div')(({ theme }) => ({
  padding: 10,
  borderRadius: 14,
  border: `1px solid ${theme.vars.palette.divider}`,
  backgroundColor: theme.vars.palette.background.paper,
  // Long names, as in Russian, must not break before their last letter.
  '& dt': { fontSize: '0.875rem', hyphens: 'auto', color: theme.vars.palette.text.secondary },
  '& dd': {
    margin: '4px 0 0',
    fontSize: '1.25rem',
    fontWeight: 700,
    lineHeight: 1.25,
    fontVariantNumeric: 'tabular-nums',
  },
}));

export interface Stat {
  readonly name: string;
  readonly value: string | number;
  readonly tone?: 'success' | 'error';
}

/** A few numbers side by side. */
export function StatTiles({ label, stats }: { label: string; stats: readonly Stat[] }) {
  return (
    <List aria-label={label}>
      {stats.map(({ name, value, tone }) => (
        <Tile key={name}>
          <dt>{name}</dt>
          <dd>
            <Value tone={tone}>{value}</Value>
          </dd>
        </Tile>
      ))}
    </List>
  );
}

const Value = styled('span', { shouldForwardProp: (name) => name !== 'tone' })<{ tone: Stat['tone'] }>(
  ({ theme, tone }) => (tone ? { color: theme.vars.palette[tone].main } : {}),
);
