import { describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { cardOf } from '../../site-under-test/card-of';
import { noResponse } from '../../site-under-test/fake-gateway';
import { pricedCar, somePhoto, someTour, textOf } from '../../site-under-test/records';
import { visit } from '../../site-under-test/visit';

const photos = [
  somePhoto('third', 3),
  somePhoto('main', 2, true),
  somePhoto('first', 1),
  somePhoto('fourth', 4),
];
const shownImages = () =>
  [...screen.getByRole('article').querySelectorAll('img')].map((image) => image.getAttribute('src'));

describe('/tours', () => {
  it('shows what a tour is: photo, duration, places, inclusions and price [P2.7.1, P2.7.2, P2.7.3, P2.7.5, P2.7.6, P9.10]', async () => {
    await visit('/tours', { '/api/tours': [someTour(1, { photos, description: textOf(101) })] });
    const card = await cardOf('Tour 1');
    expect(card.getByRole('img', { name: 'Tour 1' }).getAttribute('src')).toContain('/media/main/');
    expect(card.getByText('10 hours')).toBeDefined();
    expect(card.getByText(`${textOf(100).trimEnd()}…`)).toBeDefined();
    const chips = within(card.getByRole('list', { name: 'Destinations' })).getAllByRole('listitem');
    expect(chips.map(({ textContent }) => textContent)).toEqual(['Shamakhi', 'Lahij', 'Gabala', 'Nij']);
    expect(card.getByText('$250')).toBeDefined();
    expect(card.getByText('per trip')).toBeDefined();
    const included = within(card.getByRole('list', { name: 'What is included' })).getAllByRole('listitem');
    expect(included.map(({ textContent }) => textContent)).toContain('Fuel');
  });

  it('without a video shows the main photo alone', async () => {
    await visit('/tours', { '/api/tours': [someTour(1, { photos })] });
    await cardOf('Tour 1');
    expect(shownImages()).toEqual(['/media/main/1600.webp']);
  });

  it('with a video shows it and two more photos in their order [P2.7.4, P2.7.9, P9.12]', async () => {
    const tour = someTour(1, { photos, youtubeUrl: 'https://youtu.be/aaaaaaaaaaa' });
    const { user } = await visit('/tours', { '/api/tours': [tour] });
    const card = await cardOf('Tour 1');
    expect(shownImages()).toEqual([
      '/media/main/1600.webp',
      '/media/fourth/1600.webp',
      '/media/first/1600.webp',
      '/media/third/1600.webp',
    ]);
    await user.click(card.getByRole('button', { name: 'Play the video about Tour 1' }));
    const video = card.getByTitle<HTMLIFrameElement>('Tour 1');
    expect(video.src).toContain('youtube-nocookie.com/embed/aaaaaaaaaaa');
    expect(video.getAttribute('referrerpolicy')).toBe('strict-origin-when-cross-origin');
  });

  it('shows each photo only once if there are few beside a video [P2.7.9]', async () => {
    const few = [somePhoto('main', 1, true), somePhoto('second', 2), somePhoto('third', 3)];
    const tour = someTour(1, { photos: few, youtubeUrl: 'https://youtu.be/aaaaaaaaaaa' });
    await visit('/tours', { '/api/tours': [tour] });
    await cardOf('Tour 1');
    expect(shownImages()).toEqual([
      '/media/main/1600.webp',
      '/media/third/1600.webp',
      '/media/second/1600.webp',
    ]);
  });

  it('shows no video for a link without an id', async () => {
    await visit('/tours', { '/api/tours': [someTour(1, { youtubeUrl: 'https://youtu.be/short' })] });
    expect((await cardOf('Tour 1')).queryByRole('button')).toBeNull();
  });

  it('shows Russian places, or the English ones where none are written [P3.1]', async () => {
    const tours = [someTour(1, { destinationsRu: ['Шемаха', 'Лагич'] }), someTour(2)];
    await visit('/ru/tours', { '/api/tours': tours });
    expect((await cardOf('Tour 1')).getByText('Шемаха')).toBeDefined();
    expect((await cardOf('Tour 2')).getByText('Shamakhi')).toBeDefined();
  });

  it('takes the tour to the wizard [P2.7.7]', async () => {
    const { user, location } = await visit('/tours', {
      '/api/tours': [someTour(1)],
      ...pricedCar({ tour: someTour(1) }),
    });
    const book = (await cardOf('Tour 1')).getByRole('link', { name: 'Book: Tour 1' });
    expect(book.getAttribute('href')).toBe(`/booking?tourId=${someTour(1).id}`);
    await user.click(book);
    await screen.findByRole('button', { name: 'Change service or tour' });
    expect(screen.getAllByText('Tour 1').length).toBeGreaterThan(0);
    expect(location().pathname).toBe('/booking');
  });

  it('leads to the details [P2.7.8]', async () => {
    const { user } = await visit('/tours', { '/api/tours': [someTour(1)] });
    await user.click((await cardOf('Tour 1')).getByRole('link', { name: 'View Details: Tour 1' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Tour 1' })).toBeDefined();
  });

  it.each([
    ['nothing is on offer', []],
    ['the tours cannot be loaded', noResponse],
  ])('shows it when %s [P8.1]', async (_, response) => {
    await visit('/tours', { '/api/tours': response });
    expect(await screen.findByText(/There are no tours to show at the moment/)).toBeDefined();
    expect(screen.getByRole('link', { name: 'Call Now' }).getAttribute('href')).toMatch(/^tel:/);
  });
});
