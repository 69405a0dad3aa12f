import { beforeEach, describe, expect, it } from '@jest/globals';
import { forgetIdempotencyKey, idempotencyKeyOf } from './idempotency-key';

describe('the key of a submission', () => {
  beforeEach(() => forgetIdempotencyKey());

  it('stays for the same content and changes with it', () => {
    const first = idempotencyKeyOf('{"carId":"van"}');
    expect(idempotencyKeyOf('{"carId":"van"}')).toBe(first);
    expect(idempotencyKeyOf('{"carId":"saloon"}')).not.toBe(first);
  });

  it('is new after a booking was made, so that the same ride can be booked twice on purpose', () => {
    const first = idempotencyKeyOf('{}');
    forgetIdempotencyKey();
    expect(idempotencyKeyOf('{}')).not.toBe(first);
  });
});
