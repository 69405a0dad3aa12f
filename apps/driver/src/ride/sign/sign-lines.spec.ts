import { describe, expect, it } from '@jest/globals';
import { signSize } from './sign-lines';

describe('the text of a sign', () => {
  it('is larger the shorter it is, and two words stand below each other', () => {
    expect(signSize('ANNA')).toBeGreaterThan(signSize('ANNA IVANOVA'));
    expect(signSize('ANNA IVANOVA')).toBeGreaterThan(signSize('ANNAIVANOVA'.repeat(2)));
  });

  it('is not wider than the screen where its characters are as wide as high', () => {
    for (const name of ['欧阳娜娜与司马相如先生', 'ウラジーミル・プーチナー', '남궁민수김철수이영희박지성']) {
      expect((signSize(name) * name.length) / 100).toBeLessThanOrEqual(0.92);
    }
    expect(signSize('ANNA🎉🎉🎉🎉')).toBeLessThan(signSize('ANNAIVAN'));
  });

  it.each([
    // With the widths of the bold font, of its size.
    ['MUHAMMAD', 6.11],
    ['MAMMADOV', 6.03],
    ['ЖУМШУД', 4.78],
    ['ÖMÜROĞLU', 5.75],
  ])('is not wider than the screen in wide capitals: %s', (name, width) => {
    expect((signSize(name) * width) / 100).toBeLessThanOrEqual(0.92);
  });

  it('can be read across a hall, with 60 characters too', () => {
    expect(signSize('Mr and Mrs Featherstonehaugh-Cholmondeley, Caspian Energy Ltd')).toBeGreaterThan(6);
  });

  it('has the parts of a double-barrelled name below each other, and a number on one line', () => {
    const size = signSize('Константинопольский-Рождественский');
    expect(size).toBeGreaterThan(1.5 * signSize('КонстантинопольскийРождественский'));
    expect(signSize('BOEING-737')).toBe(signSize('BOEING0737'));
  });
});
