import { expect, it } from '@jest/globals';
import { isProblem, isReason } from './log-lines.rules.js';

const at = '2026-11-28 10:00:00.000 UTC [4711] ';

it.each([
  ['LOG:  starting PostgreSQL 18.4', false, false],
  ['LOG:  database system is ready to accept connections', false, false],
  ['FATAL:  the database system is starting up', false, false],
  ['FATAL:  terminating connection due to administrator command', false, false],
  ['FATAL:  terminating connection due to unexpected postmaster exit', false, false],
  ['STATEMENT:  INSERT INTO bookings VALUES ($1)', false, false],
  ['WARNING:  there is no transaction in progress', true, false],
  ['ERROR:  could not extend file "base/1/2": No space left on device', true, false],
  ['LOG:  client backend (PID 4712) was terminated by signal 9: Killed', true, false],
  ['FATAL:  could not write to file "pg_wal/xlogtemp.1": No space left on device', true, true],
  ['PANIC:  could not locate a valid checkpoint record', true, true],
])('%s', (line, problem, reason) => {
  expect([isProblem(at + line), isReason(at + line)]).toEqual([problem, reason]);
});
