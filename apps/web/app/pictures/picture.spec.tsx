import { describe, expect, it } from '@jest/globals';
import { cleanup, render, screen } from '@testing-library/react';
import { someImage } from '../site-under-test/records';
import { Picture } from './picture';

const photo = { ...someImage('photo'), width: 1000, height: 625 };
const show = (isFirst: boolean) => {
  cleanup();
  render(<Picture image={photo} alt="A saloon" sizes="50vw" ratio="3 / 2" isFirst={isFirst} />);
  return screen.getByRole<HTMLImageElement>('img', { name: 'A saloon' });
};

describe('a picture', () => {
  it('is offered in the widths that it has, never enlarged, and keeps its proportions', () => {
    const picture = show(false);
    expect(picture.srcset).toBe(
      '/media/photo/400.webp 400w, /media/photo/800.webp 800w, /media/photo/1200.webp 1000w',
    );
    expect([picture.width, picture.height]).toEqual([1000, 625]);
  });

  it('is fetched at once in the first view, and later when it comes near', () => {
    expect(show(true).getAttribute('loading')).toBe('eager');
    expect(show(false).getAttribute('loading')).toBe('lazy');
  });

  it('is the lattice where there is none', () => {
    cleanup();
    const { container } = render(<Picture image={null} alt="A saloon" sizes="50vw" ratio="3 / 2" />);
    expect(container.querySelector('img')).toBeNull();
  });
});
