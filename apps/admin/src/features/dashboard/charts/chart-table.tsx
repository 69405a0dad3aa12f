import { styled } from '@mui/material/styles';
import { visuallyHidden } from '../../../surfaces/visually-hidden';

// Clips a container, because a table is always as wide as its text.
const Unseen = styled('div')(visuallyHidden);

interface ChartTableProps {
  caption: string;
  heads: readonly string[];
  rows: readonly (readonly string[])[];
}

/** A chart's values for screen readers. */
export function ChartTable({ caption, heads, rows }: ChartTableProps) {
  return (
    <Unseen>
      <table>
        <caption>{caption}</caption>
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, ...values]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {values.map((value, index) => (
                <td key={heads[index + 1]}>{value}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Unseen>
  );
}
