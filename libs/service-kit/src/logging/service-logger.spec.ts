import { describe, expect, it } from '@jest/globals';
import { QueryFailedError } from 'typeorm';
import { ServiceLogger } from './service-logger.js';

const person = { name: 'Zarifa Quliyeva', email: 'zarifa@people.example', phone: '+994 55 765 43 21' };

/** The lines that the logger writes, as text and parsed. */
function written(log: (logger: ServiceLogger) => void) {
  const lines: string[] = [];
  log(new ServiceLogger('booking', 'info', { write: (line) => void lines.push(line) }));
  const text = lines.join('');
  expect(lines).toHaveLength(1);
  return { text, line: JSON.parse(text) as Record<string, unknown> };
}

function rejectedStatement(code: string, message: string) {
  const driverError = Object.assign(new Error(message), {
    code,
    constraint: 'bookings_name_check',
    table: 'bookings',
    detail: `Failing row contains (${person.name}, ${person.email}, ${person.phone}).`,
  });
  return new QueryFailedError('INSERT INTO bookings VALUES ($1, $2, $3)', Object.values(person), driverError);
}

describe('a log line', () => {
  it('shows the violated constraint of a rejected statement, without its values', () => {
    const error = rejectedStatement('23514', 'new row violates check constraint "bookings_name_check"');
    const { text, line } = written((logger) => logger.error('POST /bookings failed', error, 'Problems'));
    expect(line).toMatchObject({
      level: 'error',
      context: 'Problems',
      msg: 'POST /bookings failed',
      err: {
        type: 'QueryFailedError',
        message: 'new row violates check constraint "bookings_name_check"',
        code: '23514',
        constraint: 'bookings_name_check',
        table: 'bookings',
        stack: expect.stringContaining('service-logger.spec'),
      },
    });
    for (const value of Object.values(person)) expect(text).not.toContain(value);
  });

  it('masks a value that PostgreSQL quotes, in message and stack', () => {
    const error = rejectedStatement('22P02', `invalid input syntax for type uuid: "${person.name}"`);
    const { text, line } = written((logger) => logger.error(error));
    expect(line['err']).toMatchObject({ message: 'invalid input syntax for type uuid: "…"' });
    expect(line['msg']).toBe('invalid input syntax for type uuid: "…"');
    expect(text).not.toContain(person.name);
  });

  it('shows the fields of an event beside its error', () => {
    const { line } = written((logger) =>
      logger.error({ event: 'email not composed', deliveryId: '1' }, new Error('broken')),
    );
    expect(line).toMatchObject({ event: 'email not composed', deliveryId: '1', err: { message: 'broken' } });
  });

  it('says in a sentence that a server is unavailable, without a stack', () => {
    const refused = Object.assign(new Error('connect ECONNREFUSED 127.0.0.1:5432'), { code: 'ECONNREFUSED' });
    const { line } = written((logger) =>
      logger.warn('not done', new Error('fetch failed', { cause: refused })),
    );
    const cause = { type: 'Error', message: refused.message, code: refused.code };
    expect(line['err']).toEqual({ type: 'Error', message: 'fetch failed', cause });
  });

  it('shows causes in the same way', () => {
    const cause = rejectedStatement('23505', 'duplicate key value violates unique constraint "x"');
    const { text, line } = written((logger) => logger.warn('not done', new Error('outer', { cause })));
    expect(line['err']).toMatchObject({ message: 'outer', cause: { code: '23505' } });
    expect(text).not.toContain(person.phone);
  });

  it.each([
    [
      'a mail server’s response',
      `550 5.1.1 <${person.email}>: user unknown`,
      '550 5.1.1 <…@…>: user unknown',
    ],
    ['an encoded address', 'GET /emails/zarifa%40people.example', 'GET /emails/…@…'],
    [
      'a server’s password',
      'no response from amqp://chauffeur:pass-word@rabbitmq:5672',
      'no response from amqp://…@…',
    ],
  ])('masks addresses: %s', (_what, message, shown) => {
    const { line } = written((logger) => logger.log({ event: 'email attempted', response: message }));
    expect(line['response']).toBe(shown);
  });

  it('takes little time for a long word', () => {
    const { line } = written((logger) => logger.log({ word: `${'a'.repeat(200_000)}@b.example` }));
    expect(line['word']).toMatch(/^a+…@…$/);
  });

  it('leaves the paths of a stack alone', () => {
    const error = new Error('broken');
    error.stack = 'Error: broken\n    at x (file:///app/node_modules/@nestjs/core/router.js:1:2)';
    const { line } = written((logger) => logger.error(error));
    expect(line['err']).toMatchObject({ stack: error.stack });
  });
});
