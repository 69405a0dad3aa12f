import type { SyntaxNodeRef } from '@lezer/common';
import { parser } from '@prometheus-io/lezer-promql';

export interface Query {
  /** Names of the series that it reads, including `_bucket`, `_sum` or `_count` of a histogram. */
  series: string[];
  /** Labels that it selects or groups by. */
  labels: string[];
}

/** Parses a Prometheus expression with Prometheus' own grammar. Throws if it is invalid. */
export function readQuery(expression: string): Query {
  const query: Query = { series: [], labels: [] };
  parser.parse(expression).iterate({
    enter: (node: SyntaxNodeRef) => {
      const text = expression.slice(node.from, node.to);
      if (node.type.isError) {
        throw new Error(`${expression.slice(0, node.from)} ⟨here⟩ ${expression.slice(node.from)}`);
      }
      if (node.name === 'Identifier' && node.node.parent?.name === 'VectorSelector') query.series.push(text);
      if (node.name === 'LabelName') query.labels.push(text);
    },
  });
  return query;
}
