import { describe, expect, it } from '@jest/globals';
import { productDescription, readProductDescription } from './product-description.js';
import { readReturnNote, returnNote, withReturnNote } from './return-note.js';

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

describe('the note that the product adds to returned money', () => {
  it.each(['At the airport', 'Two\nlines', null])('is read back apart from those of staff: %j', (notes) => {
    for (const reason of ['cancelled', 'deleted'] as const) {
      const returned = { reference, reason };
      expect(readReturnNote(withReturnNote(notes, returned))).toEqual({ notes, returned });
    }
    expect(readReturnNote(notes)).toEqual({ notes, returned: null });
    expect(withReturnNote(notes, null)).toBe(notes);
  });

  it('is not what staff have written alike', () => {
    const line = returnNote({ reference, reason: 'cancelled' });
    for (const notes of [`${line}, in cash`, 'Returned: by card cancelled', `Money ${line}`]) {
      expect(readReturnNote(notes)).toEqual({ notes, returned: null });
    }
  });
});
