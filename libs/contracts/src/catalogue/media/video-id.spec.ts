import { describe, expect, it, jest } from '@jest/globals';
import { videoIdOf } from './video-id.js';

describe('a video link', () => {
  it.each([
    'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
    'https://m.youtube.com/watch?list=x&v=dQw4w9WgXcQ',
    'https://youtu.be/dQw4w9WgXcQ?t=3',
    'https://www.youtube.com/embed/dQw4w9WgXcQ',
    'https://youtube.com/shorts/dQw4w9WgXcQ',
  ])('%s gives its id [P5.2.3]', (link) => {
    expect(videoIdOf(link)).toBe('dQw4w9WgXcQ');
  });

  it.each([
    '',
    'video',
    'https://youtu.be/short',
    'https://evil.example/watch?v=dQw4w9WgXcQ',
    'javascript:alert(1)',
  ])('%j gives none', (link) => {
    expect(videoIdOf(link)).toBeNull();
  });

  it('is read on older phones, without URL.parse', () => {
    const parse = jest.spyOn(URL, 'parse').mockImplementation(() => {
      throw new TypeError('URL.parse is not a function');
    });
    expect(videoIdOf('https://youtu.be/dQw4w9WgXcQ')).toBe('dQw4w9WgXcQ');
    expect(videoIdOf('video')).toBeNull();
    parse.mockRestore();
  });
});
