import { describe, expect, it } from '@jest/globals';
import { withMainImage, withSingleMainPhoto } from './photos.rules.js';

const photos = (...marks: boolean[]) => marks.map((isMain, index) => ({ imageHash: `${index}`, isMain }));

describe('withSingleMainPhoto', () => {
  it('makes the first photo the main one where none is marked [B4.19]', () => {
    expect(withSingleMainPhoto(photos(false, false))).toEqual(photos(true, false));
  });

  it('keeps the marked one, in its place', () => {
    expect(withSingleMainPhoto(photos(false, true, false))).toEqual(photos(false, true, false));
  });

  it('accepts an empty list', () => {
    expect(withSingleMainPhoto([])).toEqual([]);
  });
});

describe('withMainImage', () => {
  it('puts the image in the main one’s place and keeps the others', () => {
    expect(withMainImage(photos(false, true, false), 'new')).toEqual([
      { imageHash: '0', isMain: false },
      { imageHash: 'new', isMain: true },
      { imageHash: '2', isMain: false },
    ]);
  });

  it('adds the image as the only photo if there was none', () => {
    expect(withMainImage([], 'new')).toEqual([{ imageHash: 'new', isMain: true }]);
  });
});
