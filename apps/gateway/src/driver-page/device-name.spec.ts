import { describe, expect, it } from '@jest/globals';
import { deviceName } from './device-name.js';

describe('the name of a device', () => {
  it.each([
    [
      'Mozilla/5.0 (Linux; Android 13; SM-A125F) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/120.0 Mobile Safari/537.36',
      'Android, Chrome',
    ],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 15_8 like Mac OS X) AppleWebKit/605.1 (KHTML, like Gecko) Version/15.6 Safari/604.1',
      'iPhone, Safari',
    ],
    ['curl/8.0', ''],
    [undefined, ''],
  ])('of %s is %j', (userAgent, name) => {
    expect(deviceName(userAgent)).toBe(name);
  });
});
