import { describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import {
  defaultTerms,
  idOf,
  pricedCar,
  somePhoto,
  someService,
  someTour,
  textOf,
} from '../site-under-test/records';
import { visit } from '../site-under-test/visit';

const photos = [somePhoto('third', 3), somePhoto('first', 1, true), somePhoto('second', 2)];
const video = 'https://www.youtube.com/watch?v=aaaaaaaaaaa';
const service = someService(1, { photos, youtubeUrl: video, description: textOf(300) });
const tour = someTour(1, { photos, youtubeUrl: video });

const listIn = (heading: string) => {
  const section = screen.getByRole('heading', { name: heading }).closest('section');
  if (!section) throw new Error(`no section has the heading ${heading}`);
  return within(section)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
};
const detail = (term: string) =>
  screen.getAllByText(term).find(({ tagName }) => tagName === 'DT')?.nextElementSibling?.textContent;

describe('the gallery', () => {
  it('orders its thumbnails by display order and shows the one that is clicked [P2.6.1, P2.8.1]', async () => {
    const { user } = await visit(`/services/${service.id}`, { '/api/services': [service] });
    const gallery = within(await screen.findByRole('region', { name: 'Photos of Service 1' }));
    const thumbnails = gallery.getAllByRole('button');
    const sources = thumbnails.map((button) => button.querySelector('img')?.getAttribute('src'));
    expect(sources).toEqual(['/media/first/1600.webp', '/media/second/1600.webp', '/media/third/1600.webp']);
    await user.click(gallery.getByRole('button', { name: 'Show photo 3 of 3' }));
    const large = gallery.getByRole('img', { name: 'Service 1, photo 3' });
    expect(large.getAttribute('src')).toBe('/media/third/1600.webp');
  });

  it('begins with the main photo, wherever it is in the order', async () => {
    const starred = [somePhoto('first', 1), somePhoto('second', 2, true)];
    await visit(`/tours/${tour.id}`, { '/api/tours': [someTour(1, { photos: starred })] });
    const gallery = within(await screen.findByRole('region', { name: 'Photos of Tour 1' }));
    const large = gallery.getByRole('img', { name: 'Tour 1, photo 2' });
    expect(large.getAttribute('src')).toBe('/media/second/1600.webp');
    expect(gallery.getByRole('button', { pressed: true })).toBe(
      gallery.getByRole('button', { name: 'Show photo 2 of 2' }),
    );
  });

  it('has no thumbnails for a single image', async () => {
    const alone = someService(2);
    await visit(`/services/${alone.id}`, { '/api/services': [alone] });
    const gallery = within(await screen.findByRole('region', { name: 'Photos of Service 2' }));
    expect(gallery.getByRole('img', { name: 'Service 2' })).toBeDefined();
    expect(gallery.queryByRole('button')).toBeNull();
  });
});

describe('/services/{id}', () => {
  it('shows everything about the service [P2.6.2, P2.6.3, P2.6.4, P2.6.5, P2.6.6]', async () => {
    await visit(`/services/${service.id}`, { '/api/services': [service] });
    await screen.findByRole('heading', { level: 1, name: 'Service 1' });
    expect(screen.getByText(textOf(300).trimEnd(), { exact: false })).toBeDefined();
    expect(listIn('What is included')).toContain('Pickup at your door');
    expect(detail('Duration')).toBe('4\u00A0hours');
    expect(detail('Service type')).toBe('City tours');
    expect(screen.getByRole('button', { name: 'Play the video about Service 1' })).toBeDefined();
  });

  it('does not mention a starting price if the price is on request', async () => {
    const unpriced = someService(4, { basePrice: 0 });
    await visit(`/services/${unpriced.id}`, { '/api/services': [unpriced] });
    const call = within(await screen.findByRole('complementary'));
    expect(call.getByText('Price on request')).toBeDefined();
    expect(call.queryByText(/starting price/)).toBeNull();
  });

  it.each([
    [60, ['Waiting time if the flight is late']],
    [0, []],
  ])(
    'includes with an airport transfer a name sign, and waiting if %i minutes are free',
    async (airportWaitMinutes, waiting) => {
      const transfer = someService(3, { serviceType: 'airport_transfer' });
      await visit(`/services/${transfer.id}`, {
        '/api/services': [transfer],
        '/api/booking-terms': { ...defaultTerms, airportWaitMinutes },
      });
      await screen.findByRole('heading', { level: 1, name: 'Service 3' });
      const [, ...others] = listIn('What is included');
      expect(others).toEqual([...waiting, 'Name sign in the arrivals hall', 'Fuel, tolls and parking']);
    },
  );

  it('calls to book, with the service chosen [P2.6.7]', async () => {
    const { user } = await visit(`/services/${service.id}`, {
      '/api/services': [service],
      ...pricedCar({ service }),
    });
    const call = within(await screen.findByRole('complementary'));
    expect(call.getByText('Ready to go?')).toBeDefined();
    const book = call.getByRole('link', { name: 'Book Now' });
    // The address works in a new tab and before hydration.
    expect(book.getAttribute('href')).toBe(`/booking?serviceId=${service.id}`);
    await user.click(book);
    expect(await screen.findByRole('button', { name: 'Change service or tour' })).toBeDefined();
  });

  it('links to the wizard with the service chosen in Russian too', async () => {
    await visit(`/ru/services/${service.id}`, { '/api/services': [service] });
    const call = within(await screen.findByRole('complementary'));
    const hrefs = call.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(hrefs).toContain(`/ru/booking?serviceId=${service.id}`);
  });
});

describe('/tours/{id}', () => {
  it('shows everything about the tour [P2.8.2, P2.8.3, P2.8.4, P2.8.5, P2.8.6]', async () => {
    await visit(`/tours/${tour.id}`, { '/api/tours': [tour] });
    await screen.findByRole('heading', { level: 1, name: 'Tour 1' });
    expect(screen.getByText(textOf(200).trimEnd(), { exact: false })).toBeDefined();
    expect(listIn('What is included')).toContain('Photo stops wherever you like');
    expect(listIn('Destinations')).toEqual(['Shamakhi', 'Lahij', 'Gabala', 'Nij']);
    expect(detail('Duration')).toBe('10\u00A0hours');
    expect(detail('Destinations')).toBe('4 destinations');
    expect(screen.getByRole('button', { name: 'Play the video about Tour 1' })).toBeDefined();
  });

  it('lists all that is included [II-31]', async () => {
    await visit(`/tours/${tour.id}`, { '/api/tours': [tour] });
    await screen.findByRole('heading', { level: 1, name: 'Tour 1' });
    expect(listIn('What is included')).toEqual([
      'Licensed driver who knows the road',
      'Pickup at your door',
      'Fuel, tolls and parking',
      'Photo stops wherever you like',
    ]);
  });

  it('marks texts that are not translated as English', async () => {
    const partly = { ...tour, nameRu: 'Тур', descriptionRu: null, destinationsRu: [] };
    await visit(`/ru/tours/${tour.id}`, { '/api/tours': [partly] });
    const name = await screen.findByRole('heading', { level: 1, name: 'Тур' });
    expect(name.closest('[lang]')?.getAttribute('lang')).not.toBe('en');
    expect(screen.getByText(textOf(200).trimEnd(), { exact: false }).lang).toBe('en');
    expect(screen.getByText('Lahij').closest('[lang]')?.getAttribute('lang')).toBe('en');
  });

  it('counts in Russian', async () => {
    await visit(`/ru/tours/${tour.id}`, { '/api/tours': [tour] });
    await screen.findByRole('heading', { level: 1, name: 'Tour 1' });
    expect(screen.getByText('10 часов')).toBeDefined();
    expect(screen.getByText(/^4 (места|направления|пункта)/)).toBeDefined();
  });

  it('calls to book, with the tour chosen [P2.8.7]', async () => {
    const { user } = await visit(`/tours/${tour.id}`, {
      '/api/tours': [tour],
      ...pricedCar({ tour }),
    });
    const call = within(await screen.findByRole('complementary'));
    const book = call.getByRole('link', { name: 'Book Now' });
    expect(book.getAttribute('href')).toBe(`/booking?tourId=${tour.id}`);
    await user.click(book);
    expect(await screen.findByRole('button', { name: 'Change service or tour' })).toBeDefined();
    expect(screen.getAllByText('Tour 1').length).toBeGreaterThan(0);
  });
});

describe('what is not on offer', () => {
  it.each([
    ['/services', 'Service Not Found', 'Back to services'],
    ['/tours', 'Tour Not Found', 'Back to tours'],
  ])('%s shows it and leads back [P2.6.8, P2.8.8, P4.5]', async (path, title, link) => {
    await visit(`${path}/${idOf(999)}`);
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeDefined();
    expect(screen.getByRole('link', { name: link }).getAttribute('href')).toBe(path);
  });
});
