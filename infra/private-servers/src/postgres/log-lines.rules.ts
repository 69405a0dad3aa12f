/** Messages for each client during a start, a stop, and after the server was killed, which is reported once; not problems. */
const EXPECTED = /the database system is|due to (?:administrator command|unexpected postmaster exit)/;

/** Whether a line of PostgreSQL's log reports a problem. Failed statements count. */
export function isProblem(line: string): boolean {
  return (
    /\b(?:WARNING|ERROR|FATAL|PANIC): |LOG: .* was terminated by signal/.test(line) && !EXPECTED.test(line)
  );
}

export function isReason(line: string): boolean {
  return /\b(?:FATAL|PANIC): /.test(line) && !EXPECTED.test(line);
}
