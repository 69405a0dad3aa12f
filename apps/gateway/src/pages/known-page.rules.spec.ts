import { describe, expect, it } from '@jest/globals';
import { isKnownPage } from './known-page.rules.js';

describe('isKnownPage', () => {
  it.each([
    ['/', null],
    ['/ru', null],
    ['/cars', null],
    ['/ru/services/0b0c', null],
    ['/booking/success', null],
    ['/_root.data', 'en/layout,en/home'],
    ['/_.data', 'en/home'],
    ['/ru.data', 'ru/home'],
    ['/cars.data', 'en/fleet'],
    ['/cars.data', 'root,en/layout,en/fleet'],
    ['/ru/tours/1.data', 'ru/tour,ru/layout'],
  ])('%s %s', (path, routes) => {
    expect(isKnownPage(path, routes)).toBe(true);
  });

  it.each([
    ['/zz', null],
    ['/zz.data', null],
    ['/en', null],
    ['/ru/ru', null],
    ['/services/1/2', null],
    ['/%63ars', null],
    ['/cars.data', ''],
    ['/cars.data', 'anything'],
    ['/cars.data', 'en/fleet,anything'],
    ['/cars.data', 'en/fleet,en/fleet'],
    ['/cars.data', 'ru/fleet'],
    ['/cars.data', 'en/home'],
  ])('not %s %s', (path, routes) => {
    expect(isKnownPage(path, routes)).toBe(false);
  });
});
