import type { CarsAvailabilityResponse } from '@chauffeur/contracts/bookings/availability/availability';
import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import type { GatewayResponses } from '../../../site-under-test/fake-gateway';
import { someCar, somePrice, someService } from '../../../site-under-test/records';
import { visit } from '../../../site-under-test/visit';
import { emptyDraft } from '../draft/booking-draft';

const corolla = someCar(1, { brand: 'Toyota', model: 'Corolla' });
const rio = someCar(2, { brand: 'Kia', model: 'Rio' });
const service = someService(1, { name: 'City tour' });
const responses: GatewayResponses = {
  '/api/cars': [corolla, rio],
  '/api/services': [service],
  '/api/pricing': [somePrice(corolla, { service }, 100), somePrice(rio, { service }, 90)],
  '/api/currencies': [{ code: 'USD', symbol: '$', ratePerUsd: 1 }],
};

const server = jest.spyOn(globalThis as { fetch: typeof fetch }, 'fetch');
let answer: CarsAvailabilityResponse | null;

beforeEach(() => {
  answer = {
    cars: [
      { id: corolla.id, isFree: false },
      { id: rio.id, isFree: true },
    ],
  };
  server.mockImplementation((input) =>
    Promise.resolve(
      (input as string).startsWith('/api/availability/cars') && answer
        ? Response.json(answer)
        : new Response('', { status: 503 }),
    ),
  );
});
afterEach(() => {
  server.mockReset();
});

const questions = () =>
  server.mock.calls.map(([input]) => input as string).filter((input) => input.includes('/availability/cars'));

async function openList(page: string, bookingTime: string) {
  const details = { ...emptyDraft.details, bookingDate: '2030-05-01', bookingTime };
  sessionStorage.setItem('booking-draft', JSON.stringify({ ...emptyDraft, serviceId: service.id, details }));
  const { user } = await visit(page, responses);
  await user.click(
    await screen.findByRole('button', {
      name: page === '/booking' ? 'Choose a vehicle' : 'Выбрать автомобиль',
    }),
  );
  const dialog = within(await screen.findByRole('dialog'));
  await dialog.findByRole('button', { name: /^Kia Rio/ });
  return dialog;
}

it.each([
  ['/booking', 'Toyota Corolla Busy at this time 3 passengers $100', 'Kia Rio Free 3 passengers $90'],
  ['/ru/booking', /^Toyota Corolla Занят в это время 3 пассажира/, /^Kia Rio Свободен 3 пассажира/],
])('says of each car whether it is free, by one question about all: %s', async (page, busy, free) => {
  const dialog = await openList(page, '12:00');
  expect(await dialog.findByRole('button', { name: busy })).toBeDefined();
  expect(dialog.getByRole('button', { name: free })).toBeDefined();
  expect(questions()).toEqual([
    `/api/availability/cars?serviceId=${service.id}&date=2030-05-01&time=12%3A00`,
  ]);
});

it('marks no car without an answer, and each can be chosen', async () => {
  answer = null;
  const dialog = await openList('/booking', '12:00');
  await waitFor(() => expect(questions()).toHaveLength(1));
  expect(dialog.getByRole('button', { name: 'Kia Rio 3 passengers $90' })).toBeDefined();
});

it('does not ask while there is no time', async () => {
  const dialog = await openList('/booking', '');
  expect(dialog.getByRole('button', { name: 'Kia Rio 3 passengers $90' })).toBeDefined();
  expect(questions()).toEqual([]);
});
