import { describe, expect, it } from '@jest/globals';
import { signSize } from './sign-lines';

describe('the text of a sign', () => {
  it('is larger the shorter it is, and two words stand below each other', () => {
    expect(signSize('ANNA')).toBeGreaterThan(signSize('ANNA IVANOVA'));
    expect(signSize('ANNA IVANOVA')).toBeGreaterThan(signSize('ANNAIVANOVA'.repeat(2)));
  });

  it('fits in a size that can be read across a hall, with 60 characters too', () => {
    expect(signSize('Mr and Mrs Featherstonehaugh-Cholmondeley, Caspian Energy Ltd')).toBeGreaterThan(4);
  });
});
