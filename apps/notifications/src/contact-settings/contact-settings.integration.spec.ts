import { describe, expect, it } from '@jest/globals';
import { bookingCreated } from '@chauffeur/contracts/events/booking-events';
import { contactSettingsChanged } from '@chauffeur/contracts/events/catalogue-events';
import { eventually } from '../testing/eventually.js';
import { openBeforeEachTest } from '../testing/open-before-each-test.js';
import { NotificationsTestEnvironment } from '../testing/notifications-test-environment.js';

const publishedSettings = contactSettingsChanged.example;

describe('emails and the contact settings', () => {
  let environment: NotificationsTestEnvironment;

  openBeforeEachTest(async (database) => {
    environment = await NotificationsTestEnvironment.open('postgresql', { database });
    return environment;
  });

  it('delays emails until the first contact settings arrive, then sends them with the company’s details', async () => {
    await environment.start({ ADMIN_EMAIL: undefined });
    await environment.collector.start();
    await environment.publisher.publish(bookingCreated, bookingCreated.example);
    await environment.handled();
    expect((await environment.deliveries()).map(({ status }) => status)).toEqual(['waiting', 'waiting']);

    await environment.publisher.publish(contactSettingsChanged, publishedSettings);
    await eventually(() =>
      expect(environment.collector.summary()).toEqual([
        'admin_notification en info@example.com',
        'booking_received en emily.carter@example.com',
      ]),
    );
    expect(environment.collector.emails.map(({ fromName }) => fromName)).toEqual([
      'Example Chauffeurs',
      'Example Chauffeurs',
    ]);
  });

  it('writes to the customer without the company when no settings come, and delays the notice for staff', async () => {
    await environment.start({ ADMIN_EMAIL: undefined });
    await environment.collector.start();
    await environment.publisher.publish(bookingCreated, bookingCreated.example);
    await environment.handled();
    await environment.letTimePass();

    await eventually(() => expect(environment.collector.emails).toHaveLength(1));
    expect(environment.collector.emails[0]).toMatchObject({
      templateName: 'booking_received',
      fromName: 'Private Drivers Baku',
    });
    expect((await environment.deliveries()).map(({ status }) => status)).toEqual(['waiting', 'queued']);
  });

  it('ignores settings that are older than those it knows', async () => {
    await environment.start();
    await environment.collector.start();
    const { settings } = publishedSettings;
    if (!settings) throw new Error('the example has settings');
    await environment.publisher.publish(contactSettingsChanged, {
      settings,
      changedAt: '2026-11-21T10:00:00.000Z',
    });
    await environment.handled();
    await environment.publisher.publish(contactSettingsChanged, {
      settings: { ...settings, companyName: 'An older name' },
      changedAt: '2026-11-21T09:00:00.000Z',
    });
    await environment.handled();
    await environment.publisher.publish(bookingCreated, bookingCreated.example);
    await eventually(() => expect(environment.collector.emails).toHaveLength(2));
    expect(environment.collector.emails[0]?.fromName).toBe('Example Chauffeurs');
  });
});
