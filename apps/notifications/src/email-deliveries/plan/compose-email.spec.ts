import { bookingExample } from '@chauffeur/contracts/events/booking-example';
import { describe, expect, it } from '@jest/globals';
import type { EmailContent } from '../../email-variables/email-content.js';
import { composeEmail, type UncomposedEmail } from './compose-email.js';

const context = {
  settings: null,
  adminEmail: null,
  template: { subjectTemplate: '{{reference_number}}', htmlTemplate: '<p>{{sign_text}}</p>' },
};

function emailOf(booking: object, changes: Partial<UncomposedEmail> = {}) {
  const delivery: UncomposedEmail = {
    id: '0198c0de-0000-7000-8000-000000000013',
    round: 1,
    templateName: 'booking_received',
    language: 'en',
    recipientRole: 'customer',
    content: { kind: 'booking', booking } as EmailContent,
    correlationId: 'test',
    traceparent: null,
    notBefore: null,
    ...changes,
  };
  return composeEmail(delivery, context);
}

describe('an email', () => {
  it('has the flight, sign, stops and luggage of its ride', () => {
    expect(emailOf(bookingExample)?.variables).toMatchObject({
      flight_time: '14:10',
      sign_text: 'Emily Carter',
      stops: 'Nizami Street 10',
      luggage: 'large suitcases:\u00a02, small suitcases:\u00a01',
    });
  });

  it('is not sent after the end of its ride if it confirms or changes it, unless staff send it', () => {
    const ofStatus = { kind: 'booking', booking: bookingExample, tellsStatus: true } as const;
    const notAfterOf = (changes: Partial<UncomposedEmail>) =>
      emailOf(bookingExample, { content: ofStatus, ...changes })?.notAfter;
    const confirmation = { templateName: 'booking_confirmation' };
    expect(notAfterOf(confirmation)).toBe(bookingExample.endsAt);
    expect(notAfterOf({ templateName: 'booking_changed' })).toBe(bookingExample.endsAt);
    expect(notAfterOf({ templateName: 'booking_status_update' })).toBeNull();
    expect(notAfterOf({ ...confirmation, round: 2 })).toBeNull();
    const manual = { kind: 'booking', booking: bookingExample } as const;
    expect(notAfterOf({ ...confirmation, content: manual })).toBeNull();
  });

  it('is composed from what the previous release has planned, without new fields', () => {
    const {
      stops: _,
      extras: _extras,
      luggageLarge: _large,
      luggageSmall: _small,
      ...former
    } = bookingExample;
    expect(emailOf(former)?.variables).toMatchObject({
      reference_number: bookingExample.referenceNumber,
      extras: '',
      stops: '',
      luggage: '',
    });
    const confirmation = emailOf(former, { templateName: 'booking_confirmation' });
    expect(confirmation?.calendar?.content).toContain(bookingExample.referenceNumber);
  });
});
