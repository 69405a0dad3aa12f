import type { BookingStatus } from '@chauffeur/contracts/bookings/booking';
import { bookingExample } from '@chauffeur/contracts/events/booking-example';
import { rideExample } from '@chauffeur/contracts/events/ride-example';
import { describe, expect, it } from '@jest/globals';
import type { DataSource } from 'typeorm';
import { DocumentsController } from './documents.controller.js';

/** A database to which catalogue has not published any settings. */
const manager = { findOneBy: () => Promise.resolve(null) };
const documents = new DocumentsController({ manager } as unknown as DataSource);

function calendarOf(bookingTime: string, status: BookingStatus, version: number) {
  return documents.calendar({ ride: rideExample({ bookingTime, status, version }), language: 'en' });
}

const line = (content: string, name: string) =>
  content.split('\r\n').find((text) => text.startsWith(`${name}:`) || text.startsWith(`${name};`));

describe("a ride's calendar file", () => {
  it('moves one entry, and takes it out once the ride is cancelled [III-11]', async () => {
    const booked = await calendarOf('14:30', 'confirmed', 1);
    const moved = await calendarOf('16:00', 'confirmed', 2);
    const cancelled = await calendarOf('16:00', 'cancelled', 3);
    const files = [booked, moved, cancelled];
    expect(files.map(({ method }) => method)).toEqual(['PUBLISH', 'PUBLISH', 'CANCEL']);
    expect(new Set(files.map(({ content }) => line(content, 'UID'))).size).toBe(1);
    expect(files.map(({ content }) => line(content, 'SEQUENCE'))).toEqual([
      'SEQUENCE:1',
      'SEQUENCE:2',
      'SEQUENCE:3',
    ]);
    expect(line(moved.content, 'DTSTART')).toBe('DTSTART:20261205T120000Z');
    expect(line(moved.content, 'DTEND')).toBe('DTEND:20261205T130000Z');
    expect(line(cancelled.content, 'METHOD')).toBe('METHOD:CANCEL');
    expect(booked.filename).toBe(`${bookingExample.referenceNumber}.ics`);
  });
});

describe("a ride's voucher", () => {
  it('is a PDF file', async () => {
    const ride = rideExample({ bookingTime: '14:30', status: 'confirmed', version: 1 });
    const file = await documents.voucher({ ride, language: 'ru' });
    expect(file.getHeaders().type).toBe('application/pdf');
    expect(String(file.getStream().read()).slice(0, 5)).toBe('%PDF-');
  });
});
