import { describe, expect, it } from '@jest/globals';
import { bytesOfBase64 } from './base64.rules.js';
import { imageTypeOf } from './image-type.rules.js';

describe('imageTypeOf', () => {
  it.each([
    ['ffd8ffe000104a464946', 'image/jpeg'],
    ['89504e470d0a1a0a0000000d', 'image/png'],
    ['524946461a00000057454250', 'image/webp'],
    ['474946383961', null],
    ['52494646240000005741564566', null],
    ['3c7376673e', null],
    ['', null],
  ])('reads the bytes %s as %s [P5.2.5]', (bytes, type) => {
    expect(imageTypeOf(Buffer.from(bytes, 'hex'))).toBe(type);
  });
});

describe('bytesOfBase64', () => {
  it.each(['data:image/png;base64,aGVsbG8=', 'data:;base64,aGVsbG8=', 'aGVsbG8='])(
    'reads %s [P3.18]',
    (text) => {
      expect(bytesOfBase64(text)?.toString()).toBe('hello');
    },
  );

  it.each(['', 'data:image/png;base64,', 'data:image/svg+xml,<svg/>', 'hello world', 'aGVs=bG8='])(
    'rejects "%s"',
    (text) => {
      expect(bytesOfBase64(text)).toBeNull();
    },
  );
});
