import { bookingCreated } from '@chauffeur/contracts/events/booking-events';
import { contactSettingsChanged } from '@chauffeur/contracts/events/catalogue-events';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { eventually } from '../../testing/eventually.js';
import { NotificationsTestEnvironment } from '../../testing/notifications-test-environment.js';

let environment: NotificationsTestEnvironment;

beforeAll(async () => {
  environment = await NotificationsTestEnvironment.open('postgresql');
});

afterAll(() => environment.close());

it('does not block the other waiting emails', async () => {
  await environment.start({ EMAIL_SWEEP_SECONDS: '3600' });
  await environment.publisher.publish(bookingCreated, bookingCreated.example);
  await environment.handled();
  // As written by a later release that was rolled back.
  await environment.client.query(
    `UPDATE email_deliveries SET content = jsonb_set(content::jsonb, '{booking,status}', '"new"')
      WHERE template_name = 'admin_notification'`,
  );
  await environment.stop();
  await environment.start();
  await environment.publisher.publish(contactSettingsChanged, contactSettingsChanged.example);
  await eventually(async () =>
    expect(await environment.deliveries()).toMatchObject([
      { template_name: 'admin_notification', status: 'waiting' },
      { template_name: 'booking_received', status: 'queued' },
    ]),
  );
});
