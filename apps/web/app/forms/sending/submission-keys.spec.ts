import { beforeEach, describe, expect, it } from '@jest/globals';
import { createSubmissionKeys } from './submission-keys';

describe('the key of a submission', () => {
  const bookings = createSubmissionKeys('bookings');
  const messages = createSubmissionKeys('messages');
  beforeEach(() => {
    bookings.clear();
    messages.clear();
  });

  it('stays for the same content and changes with it [D1.7]', () => {
    const first = bookings.keyOf('{"carId":"van"}');
    expect(bookings.keyOf('{"carId":"van"}')).toBe(first);
    expect(bookings.keyOf('{"carId":"saloon"}')).not.toBe(first);
  });

  it('is the same when a visitor returns to what was sent, whose response may have been lost', () => {
    const first = bookings.keyOf('{"bookingTime":"14:30"}');
    const other = bookings.keyOf('{"bookingTime":"15:30"}');
    expect(bookings.keyOf('{"bookingTime":"14:30"}')).toBe(first);
    expect(bookings.keyOf('{"bookingTime":"15:30"}')).toBe(other);
  });

  it('is that of an earlier release, which stored only the last', () => {
    sessionStorage.setItem('bookings', JSON.stringify({ content: '{}', key: 'stored' }));
    expect(bookings.keyOf('{}')).toBe('stored');
    bookings.keyOf('{"carId":"van"}');
    expect(bookings.keyOf('{}')).toBe('stored');
  });

  it('is new after a success, so that the same can be sent twice on purpose', () => {
    const first = bookings.keyOf('{}');
    bookings.clear();
    expect(bookings.keyOf('{}')).not.toBe(first);
  });

  it('is not touched by another form', () => {
    const first = bookings.keyOf('{}');
    expect(messages.keyOf('{}')).not.toBe(first);
    messages.clear();
    expect(bookings.keyOf('{}')).toBe(first);
  });
});
