import { describe, expect, it } from '@jest/globals';
import { pagePattern } from './page-pattern.js';

describe('the name of a page in logs', () => {
  it.each([
    ['/', '/'],
    ['/_root', '/'],
    ['/ru', '/ru'],
    ['/tours', '/tours'],
    ['/ru/tours/7f3f8f3e.data', '/ru/tours/:id'],
    ['/services/0198c0de-0000-7000-8000-000000000001', '/services/:id'],
    ['/booking/success', '/booking/success'],
    ['/anna@example.com', 'another address'],
    ['/tours/one/anna', 'another address'],
  ])('of %s is %s', (path, pattern) => {
    expect(pagePattern(path)).toBe(pattern);
  });
});
