import { describe, expect, it } from '@jest/globals';
import type { Language } from '@chauffeur/contracts/languages/languages';
import { createI18n } from '../i18n/create-i18n';
import { messagesIn } from '../locales/messages';
import { cancellationText, waitingText } from './terms-texts';

const terms = { airportWaitMinutes: 60, freeWaitMinutes: 15, freeCancelHours: 24, lateCancelPercent: 50 };
const ride = { bookingDate: '2030-05-02', bookingTime: '14:30' };
const now = new Date('2030-04-01T00:00:00Z');
const inLanguage = (language: Language) =>
  createI18n(language, messagesIn(language)).getFixedT(null, 'rideTerms');
const t = inLanguage('en');

describe('the terms of a ride', () => {
  it('name the moment in Baku until which cancelling is free', () => {
    expect(cancellationText(t, 'en', terms, { ride, now })).toBe(
      'Free cancellation until 1\u00a0May, 14:30 (Baku\u00a0time); after that 50 % of the price.',
    );
    expect(cancellationText(inLanguage('ru'), 'ru', terms, { ride, now })).toBe(
      'Бесплатная отмена до 1\u00a0мая, 14:30 (по\u00a0времени\u00a0Баку); позже\u00a0— 50\u00a0% стоимости.',
    );
  });

  it('name hours while the start is unknown', () => {
    const open = { ...ride, bookingTime: null };
    for (const start of [{}, { ride: open }, { ride: { ...ride, bookingDate: '' } }]) {
      expect(cancellationText(t, 'en', terms, { ...start, now })).toBe(
        'Free cancellation until 24\u00a0hours before the ride; after that 50 % of the price.',
      );
    }
  });

  it('use the singular for one hour', () => {
    expect(cancellationText(t, 'en', { ...terms, freeCancelHours: 1 })).toBe(
      'Free cancellation until 1\u00a0hour before the ride; after that 50 % of the price.',
    );
  });

  it('promise no free cancellation whose time is over', () => {
    const late = new Date('2030-05-01T10:30:01Z');
    expect(cancellationText(t, 'en', terms, { ride, now: late })).toBe(
      'The ride begins within 24\u00a0hours: cancelling it costs 50 % of the price.',
    );
  });

  it('name no fee for an unconfirmed request, however late it is', () => {
    const late = new Date('2030-05-01T10:30:01Z');
    const free = 'Cancelling costs nothing until the ride is confirmed; after that 50 % of the price.';
    expect(cancellationText(t, 'en', terms, { ride, now: late, isRequest: true })).toBe(free);
    expect(cancellationText(t, 'en', terms, { ride, now, isRequest: true })).toMatch(
      /^Free cancellation until 1\u00a0May/,
    );
  });

  it('are short if cancelling is always free', () => {
    expect(cancellationText(t, 'en', { ...terms, lateCancelPercent: 0 }, { ride, now })).toBe(
      'Cancellation is free.',
    );
  });

  it('say how long the driver waits', () => {
    expect(waitingText(t, terms, true)).toBe(
      'Waiting is free: 60\u00a0minutes after landing, 15\u00a0minutes elsewhere.',
    );
  });

  it('name no landing where nothing lands', () => {
    expect(waitingText(t, terms, false)).toBe('Free waiting at the pickup: 15\u00a0minutes.');
    expect(waitingText(inLanguage('ru'), terms, false)).toBe('Бесплатное ожидание при подаче: 15\u00a0мин.');
    expect(waitingText(t, { ...terms, freeWaitMinutes: 0 }, false)).toBe(
      'Free waiting at the pickup is not included.',
    );
  });

  it.each([
    [60, 0, 'Free waiting: 60\u00a0minutes after landing, none elsewhere.'],
    [0, 15, 'Free waiting: 15\u00a0minutes, but none after landing.'],
    [0, 0, 'Free waiting at the pickup is not included.'],
  ])(
    'call no 0 minutes free (%d after landing, %d elsewhere)',
    (airportWaitMinutes, freeWaitMinutes, text) => {
      expect(waitingText(t, { ...terms, airportWaitMinutes, freeWaitMinutes }, true)).toBe(text);
    },
  );
});
