import { undoWithinSeconds } from '@chauffeur/contracts/bookings/changes/change-status';
import { readEnvironment } from '@chauffeur/service-kit';
import { describe, expect, it } from '@jest/globals';
import { notificationsEnvironment } from './environment.js';
import { workerEnvironment } from './worker-environment.js';

it('an invalid SMTP_URL is named among what is wrong', () => {
  expect(() => readEnvironment(workerEnvironment, { SMTP_URL: 'mail.example.com' })).toThrow(
    'SMTP_URL: must be an smtp:// or smtps:// address',
  );
});

describe('the delay of emails about a status', () => {
  const delay = notificationsEnvironment.shape.STATUS_MAIL_DELAY_SECONDS;

  it.each(['0', undefined, String(undoWithinSeconds + 1), '60'])('may be %s', (seconds) => {
    expect(delay.safeParse(seconds).success).toBe(true);
  });

  it.each(['1', String(undoWithinSeconds)])('may not be %s, in which staff can still undo it', (seconds) => {
    expect(() => readEnvironment(notificationsEnvironment, { STATUS_MAIL_DELAY_SECONDS: seconds })).toThrow(
      'STATUS_MAIL_DELAY_SECONDS: must be 0 or more than 12, the seconds in which staff can undo a status',
    );
  });
});
