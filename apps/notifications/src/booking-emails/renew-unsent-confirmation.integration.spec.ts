import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { Language } from '@chauffeur/contracts/languages';
import { bookingChanged, bookingStatusChanged } from '@chauffeur/contracts/events/booking-events';
import { contactSettingsChanged } from '@chauffeur/contracts/events/catalogue-events';
import { NotificationsTestEnvironment } from '../testing/notifications-test-environment.js';

describe('a confirmation that has not left', () => {
  let environment: NotificationsTestEnvironment;

  beforeEach(async () => {
    environment = await NotificationsTestEnvironment.open('postgresql');
    await environment.start();
    await environment.publisher.publish(contactSettingsChanged, contactSettingsChanged.example);
    await environment.handled();
    await environment.publisher.publish(bookingStatusChanged, bookingStatusChanged.example);
    await environment.handled();
  });

  afterEach(() => environment.close());

  async function changedTo(language: Language) {
    const { booking } = bookingStatusChanged.example;
    await environment.publisher.publish(bookingChanged, {
      ...bookingChanged.example,
      booking: { ...booking, language, version: booking.version + 1 },
      changes: [{ field: 'language', from: booking.language, to: language }],
      tellCustomer: false,
    });
    await environment.handled();
    const { rows } = await environment.client.query<{ languages: string; date: string }>(
      `SELECT language || ' ' || (job->>'language') AS languages, job->'variables'->>'booking_date' AS date
         FROM email_deliveries`,
    );
    return rows;
  }

  it('is in the language that the customer has by then', async () => {
    expect(await changedTo('ru')).toEqual([{ languages: 'ru ru', date: 'суббота, 5 декабря 2026 г.' }]);
  });

  it('stays in the language that staff have chosen for it', async () => {
    await environment.client.query(`UPDATE email_deliveries SET language = 'ru'`);
    expect(await changedTo('en')).toEqual([{ languages: 'ru ru', date: 'суббота, 5 декабря 2026 г.' }]);
  });
});
