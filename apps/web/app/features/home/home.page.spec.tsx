import { describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { cardOf } from '../../site-under-test/card-of';
import { noResponse } from '../../site-under-test/fake-gateway';
import { defaultTerms, someCar, someCategory, textOf } from '../../site-under-test/records';
import { visit } from '../../site-under-test/visit';

const categories = [1, 2, 3, 4].map((number) => someCategory(number, { description: textOf(51) }));

describe('/', () => {
  it('leads from its hero to the wizard and to the services [P1.6, P1.7, P2.4.1]', async () => {
    await visit('/');
    const title = await screen.findByRole('heading', { level: 1 });
    const hero = within(title.closest('section') as HTMLElement);
    expect(hero.getByRole('link', { name: 'Book Now' }).getAttribute('href')).toBe('/booking');
    expect(hero.getByRole('link', { name: 'Our Services' }).getAttribute('href')).toBe('/services');
    expect(hero.getByText('24/7 · In service since 2018 · 50+ drivers · 80+ vehicles')).toBeDefined();
  });

  it('has three cards of what is on offer, the last naming four destinations [P1.3, P2.4.2]', async () => {
    await visit('/');
    for (const [name, path] of [
      ['Airport transfers', '/services'],
      ['City and business', '/services'],
      ['Countryside tours', '/tours'],
    ] as const) {
      const card = await cardOf(name);
      expect(card.getByRole('link', { name }).getAttribute('href')).toBe(path);
    }
    const tours = await cardOf('Countryside tours');
    expect(tours.getByText(/Shamakhi, Shaki, Gabala and Qusar-Shahdagh/)).toBeDefined();
  });

  it('shows the first three categories, each with 50 characters, and leads to its cars [P2.4.3, P2.4.4, P2.4.5, P9.10, P9.13]', async () => {
    const { user, location } = await visit('/', {
      '/api/categories': categories,
      '/api/cars': [someCar(1), someCar(2, { categoryId: someCategory(2).id })],
    });
    const card = await cardOf('Category 2');
    expect(card.getByText(`${textOf(50).trimEnd()}…`)).toBeDefined();
    expect(screen.queryByRole('heading', { name: 'Category 4' })).toBeNull();
    const view = card.getByRole('link', { name: 'View cars: Category 2' });
    expect(view.getAttribute('href')).toBe(`/cars?category=${someCategory(2).id}`);
    await user.click(view);
    await cardOf('Mercedes-Benz Model 2');
    expect(location().pathname).toBe('/cars');
    expect(screen.queryByRole('heading', { name: 'Mercedes-Benz Model 1' })).toBeNull();
  });

  it('shows why to choose the company, and its numbers [P1.8, P1.9, P1.10, P1.11, P2.4.7, P2.4.8]', async () => {
    await visit('/');
    const why = await screen.findByRole('heading', { name: 'Why travel with us' });
    expect(within(why.closest('section') as HTMLElement).getAllByRole('heading', { level: 3 })).toHaveLength(
      4,
    );
    expect(screen.getByText(/24 hours a day, 7 days a week/)).toBeDefined();
    const numbers = screen.getByRole('heading', { name: 'The company in numbers' }).closest('section');
    const terms = within(numbers as HTMLElement).getAllByRole('term');
    const shown = terms.map((term) => `${term.nextElementSibling?.textContent} ${term.textContent}`);
    expect(shown).toEqual([
      '50+ drivers',
      '80+ vehicles in five categories',
      '2500+ happy clients',
      '6+ years of experience',
    ]);
  });

  it.each([
    ['/', 60, /Waiting is included/, true],
    ['/', 0, /Waiting is included/, false],
    ['/ru', 60, /ожидание бесплатно/, true],
    ['/ru', 0, /ожидание бесплатно/, false],
  ])(
    '%s promises waiting for a late plane only if minutes after landing are free: %i',
    async (path, airportWaitMinutes, promise, isShown) => {
      await visit(path, { '/api/booking-terms': { ...defaultTerms, airportWaitMinutes } });
      await screen.findByRole('heading', { level: 1 });
      expect(screen.queryByText(promise) !== null).toBe(isShown);
    },
  );

  it('stands without the categories when they cannot be loaded [P8.1]', async () => {
    await visit('/', {
      '/api/categories': noResponse,
      '/api/services': noResponse,
      '/api/tours': noResponse,
    });
    expect(await cardOf('Airport transfers')).toBeDefined();
    expect(screen.queryByText('A car for every journey')).toBeNull();
  });
});
