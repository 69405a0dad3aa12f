import { describe, expect, it } from '@jest/globals';
import {
  photoErrorsOf,
  withAddedPhoto,
  withMainPhoto,
  withMovedPhoto,
  withoutPhoto,
  type StoredPhoto,
} from './form-photos.rules';

const photos: StoredPhoto[] = [
  { imageHash: 'a', isMain: true },
  { imageHash: 'b', isMain: false },
  { imageHash: 'c', isMain: false },
];
const order = (list: readonly StoredPhoto[]) =>
  list.map(({ imageHash, isMain }) => (isMain ? `${imageHash}*` : imageHash)).join(' ');

describe('photos of a record', () => {
  it('make the first that is added the main one', () => {
    expect(order(withAddedPhoto([], 'a'))).toBe('a*');
    expect(order(withAddedPhoto(photos, 'd'))).toBe('a* b c d');
  });

  it('contain each image once', () => expect(order(withAddedPhoto(photos, 'b'))).toBe('a* b c'));

  it('pass on to the first remaining one when the main one is removed [B4.21]', () => {
    expect(order(withoutPhoto(photos, 'a'))).toBe('b* c');
    expect(order(withoutPhoto(photos, 'b'))).toBe('a* c');
    expect(order(withoutPhoto([{ imageHash: 'a', isMain: true }], 'a'))).toBe('');
    // The main one need not be the first.
    expect(order(withoutPhoto(withMainPhoto(photos, 'c'), 'b'))).toBe('a c*');
  });

  it('have one main photo', () => expect(order(withMainPhoto(photos, 'c'))).toBe('a b c*'));

  it('move over one another [B4.20]', () => {
    expect(order(withMovedPhoto(photos, 'c', 'a'))).toBe('c a* b');
    expect(order(withMovedPhoto(photos, 'a', 'c'))).toBe('b c a*');
    expect(order(withMovedPhoto(photos, 'a', 'missing'))).toBe('a* b c');
  });
});

describe('errors of photos', () => {
  it('name the photo, counted from 1, or none if all of them are meant', () => {
    expect(photoErrorsOf({ message: 'photos.tooMany' })).toEqual([{ place: null, code: 'photos.tooMany' }]);
    const second = { imageHash: { message: 'imageHash.notFound' } };
    expect(photoErrorsOf([null, second, {}])).toEqual([{ place: 2, code: 'imageHash.notFound' }]);
    expect(photoErrorsOf(undefined)).toEqual([]);
  });
});
