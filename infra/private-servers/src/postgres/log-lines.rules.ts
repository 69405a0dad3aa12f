/** What each start and stop writes to those who connect meanwhile. */
const EXPECTED = /the database system is|due to administrator command/;

/** Whether a line of PostgreSQL's log says that something is wrong. Errors of statements are among them. */
export function isProblem(line: string): boolean {
  return (
    /\b(?:WARNING|ERROR|FATAL|PANIC): |LOG: .* was terminated by signal/.test(line) && !EXPECTED.test(line)
  );
}

/** Whether a line says why PostgreSQL has ended by itself. */
export function isReason(line: string): boolean {
  return /\b(?:FATAL|PANIC): /.test(line) && !EXPECTED.test(line);
}
