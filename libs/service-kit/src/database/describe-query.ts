/** What a span shows of a query. */
export interface QueryDescription {
  /** `SELECT`, `COMMIT` … */
  readonly operation: string;
  /** The operation and its first table: `INSERT booking_history`. */
  readonly summary: string;
  /** The query with parameters as `$1`, and `?` for what was written out; at most 1,000 characters. */
  readonly text: string;
}

const textLimit = 1_000;

/** Describes a query of PostgreSQL without any value of it. */
export function describeQuery(query: string): QueryDescription {
  const text = query
    .replace(/'(?:[^']|'')*'/g, '?')
    .replace(/\s+/g, ' ')
    .trim();
  const first = /^\w+/.exec(text)?.[0].toUpperCase() ?? 'QUERY';
  const operation = first === 'WITH' ? (/\b(INSERT|UPDATE|DELETE)\b/.exec(text)?.[0] ?? 'SELECT') : first;
  const table = /\b(?:FROM|INTO|UPDATE|JOIN)\s+(?:ONLY\s+)?"?([a-z_]\w*)"?/i.exec(text)?.[1];
  return {
    operation,
    summary: table === undefined ? operation : `${operation} ${table}`,
    text: text.slice(0, textLimit),
  };
}

/** Of a span, by OpenTelemetry's conventions for databases. */
export function queryAttributes({ operation, summary, text }: QueryDescription, database?: string) {
  return {
    'db.system.name': 'postgresql',
    ...(database && { 'db.namespace': database }),
    'db.operation.name': operation,
    'db.query.summary': summary,
    'db.query.text': text,
  };
}
