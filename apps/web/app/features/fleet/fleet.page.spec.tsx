import type { CarResponse } from '@chauffeur/contracts/catalogue/car';
import { describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { cardOf } from '../../site-under-test/card-of';
import { noResponse } from '../../site-under-test/fake-gateway';
import {
  someCar,
  someCategory,
  someContactSettings,
  somePrice,
  someService,
  textOf,
} from '../../site-under-test/records';
import { visit } from '../../site-under-test/visit';

const economy = someCategory(1, { name: 'Economy', description: textOf(61) });
const business = someCategory(2, { name: 'Business', basePricePerHour: 45 });
const buses = someCategory(3, { name: 'Buses' });
const inBusiness = { categoryId: business.id, category: { id: business.id, name: 'Business', nameRu: null } };
const responses = {
  '/api/categories': [economy, business, buses],
  '/api/cars': [
    someCar(1, { brand: 'Toyota', model: 'Corolla', capacity: 3 }),
    someCar(2, { ...inBusiness, model: 'E-Class', luggageLarge: 2 }),
    someCar(3, { brand: 'Kia', model: 'Rio', isAvailable: false }),
  ],
};
const prices = [
  somePrice(responses['/api/cars'][0] as CarResponse, { service: someService(1) }, 55),
  somePrice(responses['/api/cars'][0] as CarResponse, { service: someService(2) }, 80),
];
const filters = () => within(screen.getByRole('group', { name: 'Vehicle category' }));
const pressed = (name: string) => filters().findByRole('button', { name, pressed: true });
const isListed = (name: string) => screen.queryByRole('heading', { name }) !== null;

describe('a car', () => {
  it('is shown with category, rating, name, year, seats and starting price [P2.9.3, P2.9.4, P2.9.5, P2.9.6, P2.9.7, P2.9.8, P9.14]', async () => {
    await visit('/cars', { ...responses, '/api/pricing': prices });
    const card = await cardOf('Toyota Corolla');
    expect(card.getByText('Category 1')).toBeDefined();
    expect(card.getByRole('img', { name: 'Rated 4.9 out of 5' }).textContent).toBe('4.9');
    expect(card.getByText('2022')).toBeDefined();
    expect(card.getByText('3 passengers')).toBeDefined();
    expect(card.getByText('$55')).toBeDefined();
  });

  it('shows its rating and seats in Russian', async () => {
    await visit('/ru/cars', responses);
    const card = await cardOf('Toyota Corolla');
    expect(card.getByText('4,9')).toBeDefined();
    expect(card.getByText('3 пассажира')).toBeDefined();
  });

  it('shows how many large suitcases fit, if staff have entered it', async () => {
    await visit('/cars', responses);
    const card = await cardOf('Mercedes-Benz E-Class');
    expect(card.getByText('3 passengers · 2 large suitcases')).toBeDefined();
  });

  it('that is not available is not listed [P2.9.13]', async () => {
    await visit('/cars', responses);
    await cardOf('Toyota Corolla');
    expect(isListed('Kia Rio')).toBe(false);
  });

  it('without a price has a link to the contact page, not to the wizard', async () => {
    await visit('/cars', { ...responses, '/api/pricing': prices });
    expect((await cardOf('Toyota Corolla')).getByText('$55')).toBeDefined();
    const card = await cardOf('Mercedes-Benz E-Class');
    expect(card.getByText('Price on request')).toBeDefined();
    expect(card.queryByRole('link', { name: /^Book Now/ })).toBeNull();
    const ask = card.getByRole('link', { name: 'Ask for a price: Mercedes-Benz E-Class' });
    expect(ask.getAttribute('href')).toBe('/contact');
  });

  it('is taken to the wizard [P2.9.9]', async () => {
    const { user } = await visit('/cars', {
      ...responses,
      '/api/services': [someService(1)],
      '/api/pricing': prices,
    });
    const card = await cardOf('Toyota Corolla');
    const book = card.getByRole('link', { name: 'Book Now: Toyota Corolla' });
    expect(book.getAttribute('href')).toMatch(/^\/booking\?carId=[\w-]+$/);
    await user.click(book);
    expect(await screen.findByRole('button', { name: 'Change vehicle' })).toBeDefined();
    expect(screen.getAllByText('Toyota Corolla').length).toBeGreaterThan(0);
  });
});

describe('the filter of the fleet', () => {
  it('offers all and each category, and shows those that match [P2.9.1]', async () => {
    const { user } = await visit('/cars', responses);
    await cardOf('Toyota Corolla');
    const names = filters()
      .getAllByRole('button')
      .map(({ textContent }) => textContent);
    expect(names).toEqual(['All', 'Economy', 'Business', 'Buses']);
    await pressed('All');
    await user.click(filters().getByRole('button', { name: 'Business' }));
    await pressed('Business');
    expect(isListed('Mercedes-Benz E-Class')).toBe(true);
    expect(isListed('Toyota Corolla')).toBe(false);
  });

  it('scrolls to the first car if the start of the list is above the view', async () => {
    const { user } = await visit('/cars', responses);
    await cardOf('Toyota Corolla');
    const scroll = jest.spyOn(Element.prototype, 'scrollIntoView');
    const place = jest.spyOn(Element.prototype, 'getBoundingClientRect');
    const shown = async (name: string) => {
      await user.click(filters().getByRole('button', { name }));
      await pressed(name);
      return scroll.mock.calls.length;
    };
    expect(await shown('Business')).toBe(0);
    place.mockReturnValue(new DOMRect(0, -1500, 390, 4000));
    expect(await shown('All')).toBe(1);
    scroll.mockRestore();
    place.mockRestore();
  });

  it('is part of the address, also in the link to the other language', async () => {
    const { user, location } = await visit('/cars?from=email', responses);
    await cardOf('Toyota Corolla');
    await user.click(filters().getByRole('button', { name: 'Business' }));
    await pressed('Business');
    expect(location().search).toBe(`?from=email&category=${business.id}`);
    const russian = screen.getByRole('link', { name: 'RU, Русский' });
    expect(russian.getAttribute('href')).toBe(`/ru/cars?from=email&category=${business.id}`);
    await user.click(filters().getByRole('button', { name: 'All' }));
    await pressed('All');
    expect(location().search).toBe('?from=email');
  });

  it('is restored from the address', async () => {
    await visit(`/cars?category=${business.id}`, responses);
    await cardOf('Mercedes-Benz E-Class');
    await pressed('Business');
    expect(isListed('Toyota Corolla')).toBe(false);
  });

  it('shows when a category has no car [P2.9.10, P8.10]', async () => {
    const { user } = await visit('/cars', responses);
    await cardOf('Toyota Corolla');
    await user.click(filters().getByRole('button', { name: 'Buses' }));
    expect(await screen.findByText('No vehicles available in this category.')).toBeDefined();
    expect(isListed('Toyota Corolla')).toBe(false);
  });

  it.each([
    ['navigation state', '/cars', { selectedCategoryId: business.id }],
    ['query', `/cars?selectedCategoryId=${business.id}`, undefined],
  ])('is preselected by the %s [P2.9.2]', async (_, address, state) => {
    const { user, location } = await visit(address, responses, { state });
    await cardOf('Mercedes-Benz E-Class');
    await pressed('Business');
    expect(isListed('Toyota Corolla')).toBe(false);
    await waitFor(() => expect(location().search).toBe(`?category=${business.id}`));
    await user.click(filters().getByRole('button', { name: 'All' }));
    await pressed('All');
  });

  it('ignores an unknown category', async () => {
    await visit('/cars?selectedCategoryId=nonsense', responses);
    await cardOf('Toyota Corolla');
    expect(await pressed('All')).toBeDefined();
  });
});

describe('the categories of the fleet', () => {
  it('have name, the first 60 characters and the price of an hour [P2.9.11, P9.10]', async () => {
    await visit('/cars', responses);
    const card = await cardOf('Economy');
    expect(card.getByText(`${textOf(60).trimEnd()}…`)).toBeDefined();
    expect(card.getByText('$21')).toBeDefined();
    expect(card.getByText('per hour')).toBeDefined();
  });

  it('filter the cars [P2.9.12]', async () => {
    const { user } = await visit('/cars', responses);
    await user.click((await cardOf('Business')).getByRole('button', { name: 'Show vehicles: Business' }));
    await pressed('Business');
    expect(isListed('Toyota Corolla')).toBe(false);
    expect(document.activeElement).toBe(screen.getByRole('group', { name: 'Business' }));
  });
});

it.each([
  ['no car is offered', { ...responses, '/api/cars': [] }],
  ['the cars cannot be loaded', { '/api/cars': noResponse, '/api/categories': noResponse }],
])('shows an empty fleet with a way to reach the company if %s [P8.1]', async (_, empty) => {
  await visit('/cars', { ...empty, '/api/contact-settings': someContactSettings() });
  expect(await screen.findByText(/^There are no cars to show at the moment/)).toBeDefined();
  const main = within(screen.getByRole('main'));
  expect(main.getByRole('link', { name: 'Call Now' }).getAttribute('href')).toBe('tel:+994123456789');
  expect(main.queryByRole('button')).toBeNull();
});
