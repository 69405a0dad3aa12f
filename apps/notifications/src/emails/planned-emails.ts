import { rideProgressed } from '@chauffeur/contracts/events/booking-events';
import { bookingExample } from '@chauffeur/contracts/events/booking-example';
import type { BuiltInTemplateName } from '@chauffeur/contracts/notifications/template-name';
import type { EmailContent, MessageNews } from '../email-variables/email-content.js';

const booking = { ...bookingExample, status: 'confirmed' } as const;
const { driver, vehicle, link } = rideProgressed.example;
const crew = { ...(driver && { driver }), ...(vehicle && { vehicle }) };

/** The emails of planned messages, with the content for previews and tests. */
export const plannedEmails: { templateName: BuiltInTemplateName; exampleContent: EmailContent }[] = [
  { templateName: 'driver_assigned', exampleContent: example('driver') },
  { templateName: 'ride_reminder', exampleContent: { kind: 'booking', booking, ...crew, link } },
  { templateName: 'driver_job', exampleContent: example('job') },
  { templateName: 'driver_reminder', exampleContent: { kind: 'booking', booking, ...crew } },
];

function example(news: MessageNews): EmailContent {
  return { kind: 'booking', booking, ...crew, news, ...(news === 'driver' && { link }) };
}
