import { describe, expect, it } from '@jest/globals';
import { insertText } from './insert-text.rules';

describe('inserting a variable', () => {
  it.each([
    ['at the cursor', { start: 5, end: 5 }, { text: 'Ride {{x}}on', cursor: 10 }],
    ['in place of what is selected', { start: 0, end: 4 }, { text: '{{x}} on', cursor: 5 }],
    [
      'at the end of a field that was never entered',
      { start: null, end: null },
      { text: 'Ride on{{x}}', cursor: 12 },
    ],
  ])('puts it %s', (_where, selection, expected) => {
    expect(insertText('Ride on', selection, '{{x}}')).toEqual(expected);
  });
});
