import { describe, expect, it } from '@jest/globals';
import { cleanup, render, screen } from '@testing-library/react';
import { someImage } from '../site-under-test/records';
import { ResponsiveImage } from './responsive-image';

const photo = { ...someImage('photo'), width: 1000, height: 625 };
const show = (isFirst: boolean) => {
  cleanup();
  render(<ResponsiveImage image={photo} alt="A saloon" sizes="50vw" ratio="3 / 2" isFirst={isFirst} />);
  return screen.getByRole<HTMLImageElement>('img', { name: 'A saloon' });
};

describe('an image', () => {
  it('is offered in the widths that it has, never enlarged, and keeps its proportions [P5.2.8, P9.23]', () => {
    const image = show(false);
    expect(image.srcset).toBe(
      '/media/photo/400.webp 400w, /media/photo/800.webp 800w, /media/photo/1200.webp 1000w',
    );
    expect([image.width, image.height]).toEqual([1000, 625]);
  });

  it('is fetched at once in the first view, and later when it comes near', () => {
    expect(show(true).getAttribute('loading')).toBe('eager');
    expect(show(false).getAttribute('loading')).toBe('lazy');
  });

  it('is replaced by the lattice if there is none', () => {
    cleanup();
    const { container } = render(<ResponsiveImage image={null} alt="A saloon" sizes="50vw" ratio="3 / 2" />);
    expect(container.querySelector('img')).toBeNull();
  });
});
