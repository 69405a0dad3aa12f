import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { skeletonRows, type RowsProps } from './row-table';

const List = styled('ul')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(20rem, 100%), 1fr))',
  gap: 12,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

const Card = styled('li')(({ theme }) => ({
  position: 'relative',
  padding: 16,
  borderRadius: 14,
  border: `1px solid ${theme.vars.palette.divider}`,
  backgroundColor: theme.vars.palette.background.paper,
}));

const DescriptionList = styled('dl')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(84px, auto) minmax(0, 1fr)',
  gap: '6px 14px',
  margin: '10px 0 0',
  fontSize: '0.875rem',
  '& dt': { color: theme.vars.palette.text.secondary },
  '& dd': { margin: 0, overflowWrap: 'anywhere' },
}));

const Actions = styled('div')({ marginTop: 8, marginBottom: -8 });

/** Rows on a narrow screen, each as a card. */
export function RowCards<Row>({ label, columns, rows, rowKey }: RowsProps<Row>) {
  const [head, ...rest] = columns;
  const details = rest.filter(({ isActions }) => !isActions);
  const actions = rest.filter(({ isActions }) => isActions);
  return (
    <List aria-label={label} aria-busy={rows === undefined}>
      {rows?.map((row) => (
        <Card key={rowKey(row)}>
          {head?.cell(row)}
          <DescriptionList>
            {details.map(({ id, label: name, cell }) => (
              <DescriptionPair key={id} name={name}>
                {cell(row)}
              </DescriptionPair>
            ))}
          </DescriptionList>
          {actions.map(({ id, cell }) => (
            <Actions key={id}>{cell(row)}</Actions>
          ))}
        </Card>
      )) ??
        skeletonRows.map((key) => (
          <li key={key}>
            <Skeleton variant="rounded" height={168} />
          </li>
        ))}
    </List>
  );
}

function DescriptionPair({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </>
  );
}
