import { describe, expect, it } from '@jest/globals';
import { productDescription, readProductDescription } from './product-description.js';
import { readReturnNote, returnNote, withReturnNote } from './return-note.js';

const reference = 'BK20261121-ABCDEFGH';

describe('descriptions that the product enters', () => {
  it('are parsed to the values that they were made of', () => {
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

  it('are distinguished from those of staff', () => {
    for (const written of ['Fuel', 'Payment for booking', 'Payment for booking by card', reference, '']) {
      expect(readProductDescription(written)).toBeNull();
    }
    expect(readProductDescription(`Payment for booking ${reference}, second half`)).toBeNull();
  });
});

describe('the note that the product adds to returned money', () => {
  it.each(['At the airport', 'Two\nlines', null])('is parsed separately from notes of staff: %j', (notes) => {
    for (const reason of ['cancelled', 'deleted'] as const) {
      const returned = { reference, reason };
      expect(readReturnNote(withReturnNote(notes, returned))).toEqual({ notes, returned });
    }
    expect(readReturnNote(notes)).toEqual({ notes, returned: null });
    expect(withReturnNote(notes, null)).toBe(notes);
  });

  it('is not a similar text of staff', () => {
    const line = returnNote({ reference, reason: 'cancelled' });
    for (const notes of [`${line}, in cash`, 'Returned: by card cancelled', `Money ${line}`]) {
      expect(readReturnNote(notes)).toEqual({ notes, returned: null });
    }
  });
});
