import { describe, expect, it } from '@jest/globals';
import { cutText } from './cut-text';

describe('a text that is too long', () => {
  it.each([
    ['Fountains Square in Baku', 20, 'Fountains Square in…'],
    ['Fountains Square in Baku', 19, 'Fountains Square…'],
    ['A driver in suit and tie, with a name sign', 28, 'A driver in suit and tie…'],
    ['The road goes on. It rains', 20, 'The road goes on…'],
    ['From the airport to Baku. Then on', 26, 'From the airport to Baku…'],
    ['We drive in Baku. And beyond it', 19, 'We drive in Baku…'],
    ['Автобус на 49 человек: ровные места', 25, 'Автобус на 49 человек…'],
    ['Sheki — the town of silk', 10, 'Sheki…'],
    ['Heydaraliyevairport', 8, 'Heydara…'],
    ['🚗🚗 🚗🚗', 4, '🚗🚗…'],
  ])('%s in %i characters [II-32]', (text, maxLength, cut) => {
    expect(cutText(text, maxLength)).toBe(cut);
    expect(Array.from(cut).length).toBeLessThanOrEqual(maxLength);
  });

  it('is not cut if it fits', () => {
    expect(cutText('Baku.', 5)).toBe('Baku.');
  });
});
