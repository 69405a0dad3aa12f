import type { CarsAvailabilityResponse } from '@chauffeur/contracts/bookings/availability/availability';
import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import type { GatewayResponses } from '../../../../site-under-test/fake-gateway';
import { someCar, somePrice, someService } from '../../../../site-under-test/records';
import { visit } from '../../../../site-under-test/visit';
import { emptyDraft } from '../../draft/booking-draft';

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

function draftAt(bookingTime: string) {
  const details = { ...emptyDraft.details, bookingDate: '2030-05-01', bookingTime };
  return { ...emptyDraft, serviceId: service.id, details };
}

async function openList(page: string, draft: object, name = 'Choose a vehicle') {
  sessionStorage.setItem('booking-draft', JSON.stringify(draft));
  const { user } = await visit(page, responses);
  await user.click(await screen.findByRole('button', { name }));
  const dialog = within(await screen.findByRole('dialog'));
  await dialog.findByRole('button', { name: /^Kia Rio/ });
  return dialog;
}

it.each([
  [
    '/booking',
    undefined,
    'Toyota Corolla Busy at this time 3 passengers $100',
    'Kia Rio Free 3 passengers $90',
  ],
  [
    '/ru/booking',
    'Выбрать автомобиль',
    /^Toyota Corolla Занят в это время 3 пассажира/,
    /^Kia Rio Свободен 3 пассажира/,
  ],
])('says whether each car is free, with one request for all: %s', async (page, button, busy, free) => {
  const dialog = await openList(page, draftAt('12:00'), button);
  expect(await dialog.findByRole('button', { name: busy })).toBeDefined();
  expect(dialog.getByRole('button', { name: free })).toBeDefined();
  expect(questions()).toEqual([
    `/api/availability/cars?serviceId=${service.id}&date=2030-05-01&time=12%3A00`,
  ]);
});

it('does not mark the chosen car as busy, which it may be with a booking that had no response', async () => {
  const draft = { ...draftAt('12:00'), carId: corolla.id };
  sessionStorage.setItem('booking-unanswered', JSON.stringify({ ...draft, currency: null }));
  const dialog = await openList('/booking', draft, 'Change vehicle');
  expect(await dialog.findByRole('button', { name: 'Kia Rio Free 3 passengers $90' })).toBeDefined();
  expect(dialog.queryByText('Busy at this time')).toBeNull();
});

it('marks no car without a response, and each can be chosen', async () => {
  answer = null;
  const dialog = await openList('/booking', draftAt('12:00'));
  await waitFor(() => expect(questions()).toHaveLength(1));
  expect(dialog.getByRole('button', { name: 'Kia Rio 3 passengers $90' })).toBeDefined();
});

it('sends no request while there is no time', async () => {
  const dialog = await openList('/booking', draftAt(''));
  expect(dialog.getByRole('button', { name: 'Kia Rio 3 passengers $90' })).toBeDefined();
  expect(questions()).toEqual([]);
});
