import { describe, expect, it } from '@jest/globals';
import { isConfirmed, isRequestOnly, type LastBooking } from './last-booking';

const booking = (fields: Partial<LastBooking>): LastBooking => ({
  referenceNumber: 'BK20310501-ABCDEFGH',
  carName: 'Toyota Camry',
  bookingDate: '2031-05-01',
  bookingTime: '14:00',
  totalPrice: 60,
  serviceName: 'City tour',
  serviceNameRu: null,
  tourName: null,
  tourNameRu: null,
  ...fields,
});

describe('what a tab booked last', () => {
  it('is only a request if no vehicle is held, unless it has no time', () => {
    expect(isRequestOnly(booking({ carHeld: false }))).toBe(true);
    expect(isRequestOnly(booking({ carHeld: true }))).toBe(false);
    expect(isRequestOnly(booking({ carHeld: false, bookingTime: null }))).toBe(false);
    // A tab that booked before the field was stored.
    expect(isRequestOnly(booking({}))).toBe(false);
  });

  it('is confirmed if both of its rides are', () => {
    const confirmed = booking({ status: 'confirmed' });
    expect(isConfirmed(confirmed)).toBe(true);
    expect(isConfirmed({ ...confirmed, returnBooking: confirmed })).toBe(true);
    expect(isConfirmed({ ...confirmed, returnBooking: booking({ status: 'pending' }) })).toBe(false);
  });
});
