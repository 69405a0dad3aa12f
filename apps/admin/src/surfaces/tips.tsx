import { styled } from '@mui/material/styles';
import { Panel } from './panel';

const List = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: 8,
  margin: 0,
  paddingInlineStart: 20,
  color: theme.vars.palette.text.secondary,
}));

const Place = styled('div')({ marginTop: 24 });

/** Short advice below a list. */
export function Tips({ title, tips }: { title: string; tips: readonly string[] }) {
  return (
    <Place>
      <Panel title={title}>
        <List>
          {tips.map((tip) => (
            <li key={tip}>{tip}</li>
          ))}
        </List>
      </Panel>
    </Place>
  );
}
