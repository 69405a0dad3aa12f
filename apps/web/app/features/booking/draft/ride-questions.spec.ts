import { describe, expect, it } from '@jest/globals';
import { emptyDraft } from './booking-draft';
import { changedQuestions, isAnswered, questionsOfDetails, questionsOfTrip } from './ride-questions';

const { details } = emptyDraft;

describe('the questions about a ride', () => {
  it('begin with the direction of a transfer; without one step 2 begins with date and time', () => {
    expect(questionsOfTrip(true)).toEqual(['direction', 'flight', 'places', 'start', 'passengers']);
    expect(questionsOfDetails(true)).toEqual(questionsOfTrip(true));
    expect(questionsOfTrip(false)).toEqual(['places', 'start', 'passengers']);
    expect(questionsOfDetails(false)).toEqual(['start', 'passengers', 'places']);
  });

  it('are answered when all their fields are filled in and valid', () => {
    const dated = { ...details, bookingDate: '2030-05-01' };
    expect(isAnswered('start', dated, {})).toBe(false);
    const timed = { ...dated, bookingTime: '14:30' };
    expect(isAnswered('start', timed, {})).toBe(true);
    expect(isAnswered('start', timed, { bookingTime: 'bookingTime.past' })).toBe(false);
    expect(isAnswered('passengers', { ...details, passengerCount: Number.NaN }, {})).toBe(false);
  });

  it('are found by what has changed', () => {
    expect(changedQuestions(details, details)).toEqual([]);
    const changed = { ...details, dropoffLocation: 'Hilton Baku', customerName: 'Emily Carter' };
    expect(changedQuestions(details, changed)).toEqual(['places']);
  });
});
