/** Messages for clients that connect during each start and stop; not problems. */
const EXPECTED = /the database system is|due to administrator command/;

/** Whether a line of PostgreSQL's log reports a problem. Failed statements count. */
export function isProblem(line: string): boolean {
  return (
    /\b(?:WARNING|ERROR|FATAL|PANIC): |LOG: .* was terminated by signal/.test(line) && !EXPECTED.test(line)
  );
}

export function isReason(line: string): boolean {
  return /\b(?:FATAL|PANIC): /.test(line) && !EXPECTED.test(line);
}
