import { describe, expect, it } from '@jest/globals';
import { productDescription, readProductDescription } from './product-description.js';

const reference = 'BK20261121-ABCDEFGH';

describe('descriptions that the product enters', () => {
  it('are read back as what they were made of', () => {
    for (const kind of ['revenue', 'driverPayment', 'retained'] as const) {
      const read = readProductDescription(productDescription(kind, reference));
      expect(read).toEqual({ kind, reference, reason: null });
    }
    expect(readProductDescription(productDescription('retained', reference, 'cancelled'))).toEqual({
      kind: 'retained',
      reference,
      reason: 'cancelled',
    });
  });

  it('differ from those of staff', () => {
    for (const written of ['Fuel', 'Payment for booking', 'Payment for booking by card', reference, '']) {
      expect(readProductDescription(written)).toBeNull();
    }
    expect(readProductDescription(`Payment for booking ${reference}, second half`)).toBeNull();
  });
});
