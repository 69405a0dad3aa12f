import { describe, expect, it } from '@jest/globals';
import { driverPayOf } from './driver-pay.rules.js';

const ride = { durationMinutes: 90, totalPrice: 55.55 };

describe('what a driver is paid for a ride', () => {
  it.each([
    ['hourly', 12.5, ride, 18.75],
    ['percentage', 30, ride, 16.67],
    ['fixed_per_booking', 20, ride, 20],
    // In binary fractions 1.15 * 100 is a little less than 115.
    ['fixed_per_booking', 1.15, ride, 1.15],
    ['hourly', 0.01, { ...ride, durationMinutes: 30 }, 0.01],
    ['hourly', 0.01, { ...ride, durationMinutes: 29 }, 0],
    ['percentage', 0.5, { ...ride, totalPrice: 1 }, 0.01],
    ['percentage', 0.5, { ...ride, totalPrice: 0.99 }, 0],
    ['percentage', 100, { ...ride, totalPrice: 9_999_999_999.99 }, 9_999_999_999.99],
    ['hourly', 0, ride, 0],
  ] as const)('%s at %d for %j is %d, rounded half up [I-48]', (paymentType, paymentRate, driven, usd) => {
    expect(driverPayOf({ paymentType, paymentRate }, driven)).toBe(usd);
  });

  it.each([
    ['hourly', { ...ride, durationMinutes: null }, null],
    ['percentage', { ...ride, totalPrice: 0 }, null],
    ['percentage', { ...ride, durationMinutes: null }, 5.56],
    ['fixed_per_booking', { durationMinutes: null, totalPrice: 0 }, 10],
  ] as const)('%s is not known without what it is a share of: %j [I-48]', (paymentType, driven, usd) => {
    expect(driverPayOf({ paymentType, paymentRate: 10 }, driven)).toBe(usd);
  });
});
