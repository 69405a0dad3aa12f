import type { AvailabilityResponse } from '@chauffeur/contracts/bookings/availability/availability';
import type { BookingTermsResponse } from '@chauffeur/contracts/bookings/booking-rules';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { GatewayResponses } from '../../../site-under-test/fake-gateway';
import { someCar, somePrice, someService } from '../../../site-under-test/records';
import { visit } from '../../../site-under-test/visit';
import { completeDetails } from '../../../site-under-test/complete-details';
import { emptyDraft } from '../draft/booking-draft';

const car = someCar(1, { brand: 'Toyota', model: 'Corolla' });
const other = someCar(2, { brand: 'Kia', model: 'Rio' });
const service = someService(1, { name: 'City tour' });
const price = somePrice(car, { service }, 100);
const responses: GatewayResponses = {
  '/api/cars': [car, other],
  '/api/services': [service],
  '/api/pricing': [price],
  '/api/currencies': [{ code: 'USD', symbol: '$', ratePerUsd: 1 }],
};
const free: AvailabilityResponse = {
  state: 'free',
  instant: false,
  takesRequests: true,
  leadHours: 3,
  lastDay: '2031-05-01',
  closedReason: null,
  otherTimes: [],
  otherCars: [],
};
const full: AvailabilityResponse = {
  ...free,
  state: 'full',
  otherTimes: ['14:30', '15:00'],
  otherCars: [{ id: other.id, name: 'Kia Rio', priceUsd: 90 }],
};

const server = jest.spyOn(globalThis as { fetch: typeof fetch }, 'fetch');
/** Responses by the car and time of the request. */
let answers: Record<string, AvailabilityResponse | undefined>;
let toBooking: Response[];
let termsResponse: () => Response;

beforeEach(() => {
  toBooking = [];
  termsResponse = () => Response.error();
  server.mockImplementation((input) => {
    const url = new URL(input as string, 'http://site');
    if (url.pathname === '/api/bookings') return Promise.resolve(toBooking.shift() ?? Response.error());
    if (url.pathname === '/api/booking-terms') return Promise.resolve(termsResponse());
    if (url.pathname !== '/api/availability') return Promise.resolve(Response.json([price]));
    const about = `${url.searchParams.get('carId') === car.id ? 'Corolla' : 'Rio'} ${url.searchParams.get('time')}`;
    const answer = answers[about];
    return Promise.resolve(answer ? Response.json(answer) : new Response('', { status: 503 }));
  });
  const details = { ...completeDetails, bookingDate: '2030-05-01', bookingTime: '12:00' };
  const draft = { ...emptyDraft, carId: car.id, serviceId: service.id, details };
  sessionStorage.setItem('booking-draft', JSON.stringify(draft));
});
afterEach(() => {
  server.mockReset();
});

const button = (name: string) => screen.findByRole('button', { name });
const sent = () =>
  server.mock.calls
    .filter(([input]) => input === '/api/bookings')
    .map(([, init]) => JSON.parse(init?.body as string) as Record<string, unknown>);
const taken = () =>
  Response.json({ type: 'about:blank', title: '', status: 409, code: 'car.full' }, { status: 409 });

describe('a car that is booked already', () => {
  it('is reported, with other times and cars; choosing a time sets it in the form and requests it', async () => {
    answers = { 'Corolla 12:00': full, 'Corolla 14:30': free };
    const { user } = await visit('/booking?step=details', responses);
    expect(await screen.findByText('Toyota Corolla is already booked at this time.')).toBeDefined();
    const options = await button('See other options');
    expect(options.getAttribute('aria-expanded')).toBe('false');
    expect(screen.queryByRole('button', { name: '14:30' })).toBeNull();
    await user.click(options);
    expect(options.getAttribute('aria-expanded')).toBe('true');
    expect(await button('Kia Rio, $90')).toBeDefined();
    expect(await button('15:00')).toBeDefined();
    await user.click(await button('14:30'));
    expect(document.activeElement?.getAttribute('role')).toBe('status');
    expect(await screen.findByText('Toyota Corolla is free at this time.')).toBeDefined();
    expect(screen.getByLabelText<HTMLInputElement>(/^Preferred time/).value).toBe('14:30');
  });

  it('is not called available in step 1', async () => {
    answers = { 'Corolla 12:00': full };
    const { user } = await visit('/booking?step=details', responses);
    await screen.findByText('Toyota Corolla is already booked at this time.');
    await user.click(await button('Previous'));
    expect(await button('Change vehicle')).toBeDefined();
    expect(screen.queryByText(/^Perfect!/)).toBeNull();
  });

  it.each([
    [true, 1],
    [false, 0],
  ])(
    'is free if the ride is too soon: step 1 says so if requests are accepted (%s)',
    async (takesRequests, said) => {
      answers = { 'Corolla 12:00': { ...free, state: 'tooSoon', takesRequests } };
      const { user } = await visit('/booking?step=details', responses);
      await screen.findByText(takesRequests ? /^This is sooner than 3 hours/ : /^We need at least 3 hours/);
      await user.click(await button('Previous'));
      expect(await button('Change vehicle')).toBeDefined();
      expect(screen.queryAllByText(/^Perfect!/)).toHaveLength(said);
    },
  );

  it('can be requested nevertheless', async () => {
    answers = { 'Corolla 12:00': full };
    const { user } = await visit('/booking?step=details', responses);
    const request = async () => {
      await user.click(await button('See other options'));
      await user.click(await button('Send a request anyway'));
    };
    await request();
    await button('Confirm Booking');
    await request();
    await screen.findByText('Failed to create booking. Please try again.');
    expect(sent()).toMatchObject([{ expects: 'request' }]);
  });

  it('can’t be requested from step 1 with half a time, which would be lost in step 2', async () => {
    Element.prototype.scrollIntoView = jest.fn();
    answers = { 'Corolla 12:00': full };
    const { user } = await visit('/booking', responses);
    await screen.findByText('Toyota Corolla is already booked at this time.');
    const time = screen.getByLabelText<HTMLInputElement>(/^Preferred time/);
    await user.click(time);
    // As browsers report 14:--.
    Object.defineProperty(time, 'validity', { value: { badInput: true } });
    await user.click(await button('See other options'));
    await user.click(await button('Send a request anyway'));
    expect(document.activeElement).toBe(time);
    expect(screen.getByText('Please enter a time, for example 09:30')).toBeDefined();
    expect(screen.getByRole('heading', { name: 'Select Options' })).toBeDefined();
  });
});

it('loses no input if another visitor was faster: step 3 says so and offers the same choices', async () => {
  answers = { 'Corolla 12:00': free, 'Rio 12:00': free };
  toBooking = [taken()];
  const { user } = await visit('/booking?step=confirm', responses);
  await screen.findByText('Toyota Corolla is free at this time.');
  answers['Corolla 12:00'] = full;
  await user.click(await button('Confirm Booking'));
  const said = await screen.findByText(/has just booked this car for that time\.$/);
  expect(document.activeElement).toBe(said);
  expect(within(screen.getByRole('main')).getByText('Hilton Baku')).toBeDefined();
  await user.click(await button('See other options'));
  await user.click(await button('Kia Rio, $90'));
  expect(await screen.findByText('Kia Rio is free at this time.')).toBeDefined();
  expect(screen.queryByText(/has just booked this car for that time\.$/)).toBeNull();
  await user.click(await button('Confirm Booking'));
  await screen.findByText('Failed to create booking. Please try again.');
  expect(sent()).toMatchObject([
    { expects: 'held', carId: car.id },
    { expects: 'held', carId: other.id },
  ]);
});

it('shows no availability without a response, and the booking expects none', async () => {
  answers = {};
  const { user } = await visit('/booking?step=confirm', responses);
  await user.click(await button('Confirm Booking'));
  await screen.findByText('Failed to create booking. Please try again.');
  expect(sent()).toMatchObject([{ expects: null }]);
});

it('clears the availability if it is requested again without a response', async () => {
  answers = { 'Corolla 12:00': free };
  const { user } = await visit('/booking?step=confirm', responses);
  await screen.findByText('Toyota Corolla is free at this time.');
  answers = {};
  await user.click(await button('Previous'));
  await screen.findByLabelText(/^Full name/);
  await waitFor(() => expect(screen.queryByText('Toyota Corolla is free at this time.')).toBeNull());
});

describe('the booking rules', () => {
  it.each<[string, Partial<AvailabilityResponse>, string]>([
    [
      'a free car',
      { instant: true },
      'Toyota Corolla is free at this time. Your booking is confirmed at once.',
    ],
    [
      'a closed day',
      { state: 'closed', closedReason: 'Our day off' },
      'We do not drive at this time: Our day off',
    ],
    [
      'a time in the past',
      { state: 'past' },
      'This time has already passed in Baku. Please choose a later one.',
    ],
    ['a day too far ahead', { state: 'tooFar' }, 'We take bookings up to 1 May 2031.'],
    [
      'a ride too soon',
      { state: 'tooSoon', leadHours: 1.5 },
      'This is sooner than 1.5 hours from now. We will call you right away to confirm.',
    ],
    [
      'a ride too soon without requests',
      { state: 'tooSoon', takesRequests: false },
      'We need at least 3 hours. For an earlier ride please call or write to us.',
    ],
  ])('are reported for %s', async (_, answer, text) => {
    answers = { 'Corolla 12:00': { ...free, ...answer } };
    await visit('/booking?step=details', responses);
    expect(await screen.findByText(text)).toBeDefined();
  });

  it('are requested and reported in Russian', async () => {
    answers = { 'Corolla 12:00': { ...free, state: 'closed', closedReason: 'Выходной' } };
    await visit('/ru/booking?step=details', responses);
    expect(await screen.findByText('В это время мы не работаем: Выходной')).toBeDefined();
    expect(server.mock.calls).toContainEqual([expect.stringContaining('language=ru'), expect.anything()]);
  });

  it('leave only call and WhatsApp if requests for a full car are not accepted', async () => {
    answers = { 'Corolla 12:00': { ...full, takesRequests: false } };
    const { user } = await visit('/booking?step=details', responses);
    await user.click(await button('See other options'));
    await screen.findByText('Free on that day at:');
    const said = within(screen.getByRole('main'));
    expect(said.getByRole('link', { name: 'WhatsApp' }).getAttribute('href')).toContain('https://wa.me/');
    expect(said.getByRole('link', { name: 'Call Now' }).getAttribute('href')).toContain('tel:');
    expect(screen.queryByRole('button', { name: 'Send a request anyway' })).toBeNull();
  });
});

describe('step 2, once it has the terms', () => {
  const terms: BookingTermsResponse = {
    bookingMode: 'request',
    whenFull: 'request',
    requireTime: true,
    leadMinutes: 180,
    tourLeadMinutes: 720,
    whenTooSoon: 'refuse',
    horizonDays: 30,
    airportWaitMinutes: 60,
    freeWaitMinutes: 15,
    freeCancelHours: 24,
    lateCancelPercent: 50,
    changeUntilHours: 6,
    closedPeriods: [
      {
        startsAt: '2030-04-30T20:00:00.000Z',
        endsAt: '2030-05-01T20:00:00.000Z',
        reason: 'Our day off',
        reasonRu: 'Выходной',
      },
    ],
  };
  /** Half past eleven in Baku, so that even a slow test ends before the times of its rides. */
  const answeredOn = (day: string, changes: Partial<BookingTermsResponse> = {}) => {
    const date = new Date(`${day}T07:30:00Z`).toUTCString();
    termsResponse = () => Response.json({ ...terms, ...changes }, { headers: { date } });
  };
  const errorOf = (field: HTMLElement) =>
    field
      .getAttribute('aria-describedby')
      ?.split(' ')
      .map((id) => document.getElementById(id)?.textContent)[0];

  it.each([
    ['/booking', /^Booking date/, 'We do not drive at this time: Our day off'],
    ['/ru/booking', /^Дата поездки/, 'В это время мы не работаем: Выходной'],
  ])(
    'shows at the field, and nowhere else, what the server would reject: %s',
    async (page, label, message) => {
      answeredOn('2030-04-20');
      answers = { 'Corolla 12:00': { ...free, state: 'closed', closedReason: 'Our day off' } };
      await visit(`${page}?step=details`, responses);
      const date = await screen.findByLabelText<HTMLInputElement>(label);
      await waitFor(() => expect(errorOf(date)).toBe(message));
      expect(date.max).toBe('2030-05-20');
      // The field's error, and its announcement by screen readers.
      await waitFor(() => expect(screen.getAllByText(message)).toHaveLength(2));
    },
  );

  it('goes on once another time makes the ride valid', async () => {
    answeredOn('2030-05-01', { closedPeriods: [] });
    const { user } = await visit('/booking?step=details', responses);
    const time = await screen.findByLabelText<HTMLInputElement>(/^Preferred time/);
    const message = 'We need at least 3\u00A0hours. For an earlier ride please call or write to us.';
    await waitFor(() => expect(errorOf(time)).toBe(message));
    expect(time.ariaRequired).toBe('true');
    await user.click(await button('Next'));
    await waitFor(() => expect(document.activeElement).toBe(time));
    fireEvent.change(time, { target: { value: '' } });
    await waitFor(() => expect(errorOf(time)).toBe('Please select a time'));
    fireEvent.change(time, { target: { value: '15:00' } });
    await waitFor(() => expect(errorOf(time)).toBe('Baku time'));
    await user.click(await button('Next'));
    expect(await button('Confirm Booking')).toBeDefined();
  });

  it('warns of a ride that is too soon, even if the availability of the car is unknown', async () => {
    answeredOn('2030-05-01', { closedPeriods: [], whenTooSoon: 'request' });
    answers = {};
    const { user } = await visit('/booking?step=details', responses);
    const notice = 'This is sooner than 3 hours from now. We will call you right away to confirm.';
    expect(await screen.findByText(notice)).toBeDefined();
    await user.click(await button('Next'));
    expect(await button('Confirm Booking')).toBeDefined();
  });
});
