import { describe, expect, it } from '@jest/globals';
import { airportLabel } from '@chauffeur/contracts/bookings/airport';
import type { BookingResponse } from '@chauffeur/contracts/bookings/booking';
import { bookingExample } from '@chauffeur/contracts/events/booking-example';
import { contactSettingsChanged } from '@chauffeur/contracts/events/catalogue-events';
import { emailCalendarOf } from './email-calendar-of.js';

const { settings } = contactSettingsChanged.example;

/** The file's lines, unfolded. */
function linesOf(changes: Partial<BookingResponse>, language: 'en' | 'ru' = 'en'): string[] {
  const { content } = emailCalendarOf({ ...bookingExample, ...changes }, settings, language);
  return content.replaceAll('\r\n ', '').split('\r\n');
}

describe('emailCalendarOf', () => {
  it('puts a confirmed ride into the calendar at its time in Baku', () => {
    const lines = linesOf({ status: 'confirmed', version: 2, durationMinutes: 90 });
    expect(lines).toEqual(
      expect.arrayContaining([
        'METHOD:PUBLISH',
        `UID:${bookingExample.id}@chauffeur-bookings`,
        'SEQUENCE:2',
        'STATUS:CONFIRMED',
        'DTSTART:20261205T103000Z',
        'DTEND:20261205T120000Z',
        'SUMMARY:Ride: Airport transfer (Example Chauffeurs)',
        'LOCATION:Baku Airport (GYD)',
      ]),
    );
    expect(lines.find((line) => line.startsWith('DESCRIPTION:'))).toContain('BK20261121-7KQ4MZXP');
    expect(lines.find((line) => line.startsWith('ORGANIZER'))).toContain('mailto:info@example.com');
  });

  it('says where the ride stops on the way', () => {
    const stops = ['By the mill', airportLabel].map((text) => ({ text, placeId: null }));
    const description = (changes: Partial<BookingResponse>) =>
      linesOf(changes, 'ru').find((line) => line.startsWith('DESCRIPTION:'));
    expect(description({ stops })).toContain(
      String.raw`\nОстановки в пути: By the mill\; Аэропорт Баку (GYD)\n`,
    );
    expect(description({ stops: [] })).not.toContain('Остановки');
  });

  it('reckons with the time of Baku, which has no summer time when Europe’s begins [I-9]', () => {
    const lines = linesOf({ bookingDate: '2027-03-28', bookingTime: '02:30' });
    expect(lines).toContain('DTSTART:20270327T223000Z');
  });

  it('shows an hour of a ride whose duration is unknown', () => {
    expect(linesOf({ durationMinutes: null })).toContain('DTEND:20261205T113000Z');
  });

  it('takes a cancelled ride back: the same UID, a higher SEQUENCE', () => {
    const lines = linesOf({ status: 'cancelled', version: 3 }, 'ru');
    expect(lines).toEqual(
      expect.arrayContaining([
        'METHOD:CANCEL',
        'STATUS:CANCELLED',
        'SEQUENCE:3',
        `UID:${bookingExample.id}@chauffeur-bookings`,
        'SUMMARY:Поездка: Трансфер из аэропорта (Example Chauffeurs)',
      ]),
    );
  });

  it('shows a ride without a time as a whole day', () => {
    expect(linesOf({ bookingTime: null })).toContain('DTSTART;VALUE=DATE:20261205');
  });

  it('writes what a customer wrote as text, never as a line of its own', () => {
    const pickupLocation = 'Hotel\r\nATTENDEE:mailto:x@example.com\nEND:VEVENT; a, b';
    const lines = linesOf({ pickupLocation });
    expect(lines.filter((line) => /^(ATTENDEE|END:VEVENT)/.test(line))).toEqual(['END:VEVENT']);
    expect(lines.find((line) => line.startsWith('LOCATION:'))).toContain(String.raw`\; a\, b`);
  });
});
