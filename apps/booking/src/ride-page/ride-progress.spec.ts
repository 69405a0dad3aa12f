import type { BookingStatus } from '@chauffeur/contracts';
import { describe, expect, it } from '@jest/globals';
import { progressOf } from './ride-progress.js';

function stepsOf(...statuses: BookingStatus[]): string[] {
  const history = statuses.map((toStatus, index) => ({
    fromStatus: statuses[index - 1] ?? null,
    toStatus,
    changedAt: new Date(Date.UTC(2031, 4, 1, index)),
  }));
  return progressOf(history).map(({ step, at }) => `${step} ${at.slice(11, 13)}`);
}

describe('the progress of a ride', () => {
  it('is what it came to, each with its time', () => {
    expect(stepsOf('pending')).toEqual(['booked 00']);
    expect(stepsOf('pending', 'confirmed', 'completed')).toEqual([
      'booked 00',
      'confirmed 01',
      'completed 02',
    ]);
    // Staff enter a booking that is agreed already.
    expect(stepsOf('confirmed', 'cancelled')).toEqual(['booked 00', 'confirmed 00', 'cancelled 01']);
  });

  it('leaves out what was taken back', () => {
    expect(stepsOf('pending', 'confirmed', 'cancelled', 'confirmed')).toEqual(['booked 00', 'confirmed 01']);
    expect(stepsOf('pending', 'confirmed', 'pending')).toEqual(['booked 00']);
    expect(stepsOf('pending', 'cancelled', 'pending', 'confirmed')).toEqual(['booked 00', 'confirmed 03']);
  });
});
