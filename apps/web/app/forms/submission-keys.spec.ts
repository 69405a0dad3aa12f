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
