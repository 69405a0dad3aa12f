import { describe, expect, it } from '@jest/globals';
import { afterQuietHours, beforeQuietHours } from './quiet-hours.js';
import { latestReminder } from '../planned-messages/rules/reminders.js';

const inBaku = (text: string) => new Date(`2031-${text}+04:00`);

describe('quiet hours', () => {
  it.each([
    ['05-03T21:59:59', '05-03T21:59:59', '05-03T21:59:59'],
    ['05-03T22:00:00', '05-03T21:00:00', '05-04T09:00:00'],
    ['05-03T23:00:00', '05-03T21:00:00', '05-04T09:00:00'],
    ['05-04T00:00:00', '05-03T21:00:00', '05-04T09:00:00'],
    ['05-04T07:59:59', '05-03T21:00:00', '05-04T09:00:00'],
    ['05-04T08:00:00', '05-04T08:00:00', '05-04T08:00:00'],
    // The night between two years.
    ['01-01T03:30:00', '12-31T21:00:00', '01-01T09:00:00'],
  ])('%s in Baku: a reminder leaves at %s, what can wait at %s [III-24]', (moment, reminder, message) => {
    const year = moment.startsWith('01-01') ? '2030' : '2031';
    const expected = new Date(`${year}-${reminder}+04:00`);
    expect(beforeQuietHours(inBaku(moment))).toEqual(expected);
    expect(afterQuietHours(inBaku(moment))).toEqual(inBaku(message));
  });

  it.each([
    ['09:00', '12:00'],
    ['20:30', '22:00'],
    ['21:00', '22:00'],
    ['21:59', '22:14'],
  ])('a reminder that was due at %s leaves until %s', (due, latest) => {
    expect(latestReminder(inBaku(`05-03T${due}:00`))).toEqual(inBaku(`05-03T${latest}:00`));
  });
});
