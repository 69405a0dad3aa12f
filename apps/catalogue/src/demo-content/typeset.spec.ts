import { describe, expect, it } from '@jest/globals';
import { typeset } from './typeset.js';

/** Shows non-breaking spaces as _, so that they are visible. */
const set = (text: string) => typeset(text).replaceAll('\u00a0', '_');

describe('typeset', () => {
  it('keeps numbers and their units together', () => {
    expect(set('rises to 4,243 m, 120 km from Baku')).toBe('rises to 4,243_m, 120_km from Baku');
    expect(set('в 120 км от Баку')).toBe('в_120_км от_Баку');
    expect(set('более 1 250 000 машин')).toBe('более 1_250_000_машин');
  });

  it('leaves English words and years alone', () => {
    expect(set('founded in 743, and 1402 mosques')).toBe('founded in 743, and 1402 mosques');
    expect(set('since 2018 2024')).toBe('since 2018 2024');
  });

  it('keeps a Russian dash with the word before and a short word with the word after', () => {
    expect(set('По дороге — Дири-баба и горы')).toBe('По_дороге_— Дири-баба и_горы');
    expect(set('ждёт у входа (на бульваре)')).toBe('ждёт у_входа (на_бульваре)');
  });

  it('keeps two short words with the word after both', () => {
    expect(set('не в городе')).toBe('не_в_городе');
  });
});
