import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import type { GatewayResponses } from '../../site-under-test/fake-gateway';
import { idOf, someCar, somePrice, someService } from '../../site-under-test/records';
import { visit } from '../../site-under-test/visit';
import { completeDetails } from '../../site-under-test/complete-details';
import { emptyDraft } from './draft/booking-draft';

const car = someCar(1, { category: { id: idOf(101), name: 'Economy', nameRu: null } });
const service = someService(1, { name: 'City tour' });
const price = somePrice(car, { service }, 100);
const responses: GatewayResponses = {
  '/api/cars': [car],
  '/api/services': [service],
  '/api/pricing': [price],
  '/api/currencies': [{ code: 'USD', symbol: '$', ratePerUsd: 1 }],
};
const water = {
  id: idOf(501),
  code: 'water',
  name: 'Water',
  nameRu: null,
  description: 'Half a litre',
  descriptionRu: 'Пол-литра',
  priceUsd: 1,
  maxCount: 4,
  offerKinds: ['city_tour'],
};

const server = jest.spyOn(globalThis as { fetch: typeof fetch }, 'fetch');

beforeEach(() => {
  server.mockImplementation((input) => {
    const { pathname } = new URL(input as string, 'http://site');
    if (pathname === '/api/extras') return Promise.resolve(Response.json([water]));
    if (pathname === '/api/pricing') return Promise.resolve(Response.json([price]));
    return Promise.resolve(Response.error());
  });
  const extras = [{ extraId: water.id, count: 2 }];
  const draft = { ...emptyDraft, carId: car.id, serviceId: service.id, extras, details: completeDetails };
  sessionStorage.setItem('booking-draft', JSON.stringify(draft));
});
afterEach(() => {
  server.mockReset();
});

const main = () => within(screen.getByRole('main'));
const languages = (texts: HTMLElement[]) => new Set(texts.map(({ lang }) => lang));

describe('texts that are not translated are marked as English in the Russian wizard', () => {
  it('among what is chosen, and in the list of services', async () => {
    const { user } = await visit('/ru/booking', responses);
    expect(languages(await main().findAllByText('City tour'))).toEqual(new Set(['en']));
    expect(languages(main().getAllByText('Economy'))).toEqual(new Set(['en']));
    const sentence = main().getByText(/^Отлично!/);
    expect(sentence.textContent).toBe('Отлично! Mercedes-Benz Model 1 доступен для поездки «City tour».');
    expect(sentence.lang).toBe('');
    expect(within(sentence).getByText('City tour').lang).toBe('en');
    await user.click(main().getByRole('button', { name: 'Другая услуга или тур' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(languages(await dialog.findAllByText('City tour'))).toEqual(new Set(['en']));
  });

  it('in the list of cars', async () => {
    const { user } = await visit('/ru/booking', responses);
    await user.click(await main().findByRole('button', { name: 'Другой автомобиль' }));
    const heading = await within(await screen.findByRole('dialog')).findByRole('heading', {
      name: 'Economy',
    });
    expect(heading.lang).toBe('en');
  });

  it('among the extras, and in the summary', async () => {
    await visit('/ru/booking?step=details', responses);
    expect((await main().findByText('Water')).lang).toBe('en');
    expect(main().getByText('Пол-литра').lang).toBe('');
    expect(languages(main().getAllByText('2 × Water'))).toEqual(new Set(['en']));
  });
});
