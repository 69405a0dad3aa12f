import { serviceTypeRequest } from '@chauffeur/contracts/catalogue/service-type';
import { describe, expect, it } from '@jest/globals';
import { serviceTypeColors } from './service-type-colors';

describe('the offered colours', () => {
  it('are ten that the request accepts as they are', () => {
    const { color } = serviceTypeRequest.shape;
    const values = serviceTypeColors.map(({ value }) => value);
    expect(new Set(values).size).toBe(10);
    expect(values.map((value) => color.parse(value))).toEqual(values);
  });
});
