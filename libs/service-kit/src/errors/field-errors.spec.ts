import { describe, expect, it } from '@jest/globals';
import { fieldErrors } from './field-errors.js';

describe('fieldErrors', () => {
  it('names each field once, with its first code', () => {
    const errors = fieldErrors([
      { path: ['stops', 0, 'text'], message: 'stops.tooLong', maximum: 200 },
      { path: ['stops', 0, 'text'], message: 'stops.required' },
      { path: [{ key: 'name' }], message: 'Invalid input' },
    ]);
    expect(errors).toEqual([
      { field: 'stops.0.text', code: 'stops.tooLong', params: { max: 200 } },
      { field: 'name', code: 'name.invalid' },
    ]);
  });

  it('limits the errors of a list with thousands of invalid entries', () => {
    const issues = Array.from({ length: 30_000 }, (_, index) => ({
      path: ['stops', index],
      message: 'stops.invalid',
    }));
    const errors = fieldErrors(issues);
    expect(errors).toHaveLength(100);
    expect(errors[0]).toEqual({ field: 'stops.0', code: 'stops.invalid' });
  });
});
