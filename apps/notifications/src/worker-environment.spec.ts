import { readEnvironment } from '@chauffeur/service-kit';
import { expect, it } from '@jest/globals';
import { workerEnvironment } from './worker-environment.js';

it('an invalid SMTP_URL is named among what is wrong', () => {
  expect(() => readEnvironment(workerEnvironment, { SMTP_URL: 'mail.example.com' })).toThrow(
    'SMTP_URL: must be an smtp:// or smtps:// address',
  );
});
