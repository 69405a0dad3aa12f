const textLimit = 1_000;

/** Describes a PostgreSQL query without parameters and string literals, which may be personal data. */
export function describeQuery(query: string) {
  const text = query
    .replace(/'(?:[^']|'')*'/g, '?')
    .replace(/\s+/g, ' ')
    .trim();
  const first = /^\w+/.exec(text)?.[0].toUpperCase() ?? 'QUERY';
  const operation = first === 'WITH' ? (/\b(INSERT|UPDATE|DELETE)\b/.exec(text)?.[0] ?? 'SELECT') : first;
  const table = /\b(?:FROM|INTO|UPDATE|JOIN)\s+(?:ONLY\s+)?"?([a-z_]\w*)"?/i.exec(text)?.[1];
  return {
    operation,
    /** The operation and its first table: `INSERT booking_history`. */
    summary: table === undefined ? operation : `${operation} ${table}`,
    text: text.slice(0, textLimit),
  };
}

/** Returns a span's attributes by OpenTelemetry's conventions for databases. */
export function queryAttributes(
  { operation, summary, text }: ReturnType<typeof describeQuery>,
  database?: string,
) {
  return {
    'db.system.name': 'postgresql',
    ...(database && { 'db.namespace': database }),
    'db.operation.name': operation,
    'db.query.summary': summary,
    'db.query.text': text,
  };
}
