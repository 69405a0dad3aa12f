import { expect, it } from '@jest/globals';
import { StartupError } from '../startup-error.js';
import { requireDeadLetters } from './dead-letters.js';

it('says in one line which queues have dead letters if the named one has none', () => {
  const queues = ['finance.record-revenue', 'notifications.email-customer-of-booking'];
  expect(() => requireDeadLetters(undefined, queues)).not.toThrow();
  expect(() => requireDeadLetters('finance.record-revenue', queues)).not.toThrow();
  expect(() => requireDeadLetters('finance.record', queues)).toThrow(
    new StartupError(
      'The queue finance.record has no dead letters; queues that have some: finance.record-revenue, notifications.email-customer-of-booking.',
    ),
  );
  expect(() => requireDeadLetters('finance.record-revenue', [])).toThrow(
    new StartupError('The queue finance.record-revenue has no dead letters.'),
  );
});
