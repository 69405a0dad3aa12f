import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import type { GatewayResponses } from '../../../site-under-test/fake-gateway';
import {
  defaultTerms,
  someCar,
  somePrice,
  someService,
  someTour,
  textOf,
} from '../../../site-under-test/records';
import { holdDoubleTapGuard, findReadyButton } from '../../../site-under-test/find-ready-button';
import { visit } from '../../../site-under-test/visit';
import { completeDetails } from '../../../site-under-test/complete-details';
import { afterPaint } from '../../../start/on-demand/after-paint';
import { emptyDraft } from '../draft/booking-draft';
import type { DetailsInput } from '../draft/details-input';
import { newReturn } from '../draft/return-ride';

const car = someCar(1);
const tour = someTour(1, { description: textOf(101) });
const price = somePrice(car, { tour }, 100);
const responses: GatewayResponses = {
  '/api/cars': [car],
  '/api/tours': [tour],
  '/api/pricing': [price],
  '/api/currencies': [{ code: 'USD', symbol: '$', ratePerUsd: 1 }],
};

const server = jest.spyOn(globalThis as { fetch: typeof fetch }, 'fetch');
let respondToBooking: (response: Response) => void;

beforeEach(() => {
  Element.prototype.scrollIntoView = jest.fn();
  server.mockImplementation((input) =>
    input === '/api/bookings'
      ? new Promise((resolve) => (respondToBooking = resolve))
      : Promise.resolve(input === '/api/booking-terms' ? Response.error() : Response.json([price])),
  );
  const details = {
    ...completeDetails,
    bookingDate: '2030-05-01',
    bookingTime: '',
  };
  const draft = { ...emptyDraft, carId: car.id, tourId: tour.id, details };
  sessionStorage.setItem('booking-draft', JSON.stringify(draft));
});
afterEach(() => {
  server.mockReset();
});

/** The response to a booking in the previous release, without places, extras, flight time, luggage, stops and ride back. */
const earlierAnswer = {
  id: '5d0e9a0e-3f1c-4e0b-9a46-0d5f5a0c1b11',
  version: 1,
  updatedAt: '2030-04-01T08:00:00.000Z',
  referenceNumber: 'BK20300501-ABCDEFGH',
  serviceName: null,
  serviceNameRu: null,
  tourName: 'Tour 1',
  tourNameRu: null,
  bookingDate: '2030-05-01',
  bookingTime: null,
  passengerCount: 1,
  pickupLocation: 'Hilton Baku',
  dropoffLocation: 'Old City',
  currency: 'USD',
  totalPrice: 100,
  convertedPrice: 100,
  exchangeRate: 1,
  status: 'pending',
};

const bookings = () => server.mock.calls.filter(([input]) => input === '/api/bookings');
const isAvailability = (input: unknown) => typeof input === 'string' && input.startsWith('/api/availability');
const askedAvailability = () => server.mock.calls.filter(([input]) => isAvailability(input)).length;
const full = { state: 'full', times: [], cars: [] };

/** Resolves once the next availability has arrived and is rendered. */
async function answeredAfter(before: number) {
  await waitFor(() => expect(askedAvailability()).toBeGreaterThan(before));
  await act(async () => {
    await Promise.allSettled(server.mock.results.map(({ value }) => value));
    await new Promise((resolve) => setTimeout(resolve));
  });
}
const confirm = () => screen.findByRole('button', { name: 'Confirm Booking' });

/** Sends the booking, and leaves the step before the server has responded. */
async function goBackWhileSending() {
  const { user, goBack } = await visit('/booking?step=details', responses);
  await user.click(await screen.findByRole('button', { name: 'Next' }));
  await user.click(await findReadyButton('Confirm Booking'));
  await waitFor(() => expect(bookings()).toHaveLength(1));
  goBack();
  return { user, goBack };
}

describe('step 3', () => {
  it('names beside its button the terms that it accepts, which open in another tab', async () => {
    await visit('/booking?step=confirm', responses);
    const line = await screen.findByText(/^By confirming you accept our/);
    const link = within(line).getByRole('link', { name: 'Terms' });
    expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual(['/terms', '_blank']);
  });

  it('says of a full car shortly before the ride what the request costs, as the success page does', async () => {
    const draft = JSON.parse(sessionStorage.getItem('booking-draft') ?? '');
    draft.details.bookingTime = '10:30';
    sessionStorage.setItem('booking-draft', JSON.stringify(draft));
    const headers = { date: 'Wed, 01 May 2030 00:00:00 GMT' };
    server.mockImplementation(async (input) => {
      if (isAvailability(input)) return Response.json(full);
      return input === '/api/booking-terms'
        ? Response.json(defaultTerms, { headers })
        : Response.json([price]);
    });
    await visit('/booking?step=confirm', responses);
    // In the price panel and beside the button.
    const free = 'Cancelling costs nothing until the ride is confirmed; after that 50 % of the price.';
    await waitFor(() => expect(screen.getAllByText(free)).toHaveLength(2));
    expect(screen.queryByText(/^The ride begins within/)).toBeNull();
  });

  it('sums up: 100 characters of the description and three destinations [P2.12.12, P2.12.13, P9.10, P9.11]', async () => {
    await visit('/booking?step=confirm', responses);
    await confirm();
    expect(screen.getByText(`${textOf(100).trimEnd()}…`)).toBeDefined();
    expect(screen.getByText('Shamakhi, Lahij, Gabala')).toBeDefined();
    expect(screen.getByText(/^Wednesday,? 1 May 2030$/)).toBeDefined();
    const phone = screen.getByText('+44 20 7946 0958');
    expect(phone.parentElement?.textContent).toBe('+44 20 7946 0958 (WhatsApp)');
  });

  it('goes back to the details, all of them saved [P2.12.2]', async () => {
    const { user } = await visit('/booking?step=confirm', responses);
    await confirm();
    await user.click(screen.getByRole('button', { name: 'Previous' }));
    const name = await screen.findByRole<HTMLInputElement>('textbox', { name: /^Full name/ });
    expect(name.value).toBe('Emily Carter');
  });

  it('is booked by a gateway of the previous release too, which responds without the new fields [II-37]', async () => {
    const { luggageLarge: _, ...earlierCar } = car;
    const { user } = await visit('/booking?step=confirm', { ...responses, '/api/cars': [earlierCar] });
    server.mockImplementation((input) =>
      Promise.resolve(
        input === '/api/bookings'
          ? Response.json({ ...earlierAnswer, carName: 'Mercedes-Benz Model 1' }, { status: 201 })
          : new Response('', { status: 404 }),
      ),
    );
    await user.click(await confirm());
    expect((await screen.findByTestId('reference-number')).textContent).toBe('BK20300501-ABCDEFGH');
    // The next booking of this tab begins empty.
    expect(sessionStorage.getItem('booking-draft')).toBeNull();
    const ride = within(screen.getByRole('main'));
    expect(ride.getByText(/1 May 2030/)).toBeDefined();
    expect(ride.queryByText(/undefined|NaN|null/)).toBeNull();
  });

  it('is booked as one ride if such a gateway ignores the ride back, extras, stops and luggage [II-37]', async () => {
    const { luggageLarge: _, ...earlierCar } = car;
    const transfer = someService(1, { serviceType: 'airport_transfer' });
    const details: DetailsInput = {
      ...emptyDraft.details,
      bookingDate: '2030-05-01',
      airportDirection: 'from_airport',
      flightNumber: 'TK 334',
      flightTime: '14:10',
      dropoffLocation: 'Old City',
      dropoffPlaceId: '5d0e9a0e-3f1c-4e0b-9a46-0d5f5a0c1b12',
      luggageLarge: 2,
      stops: [{ text: 'Hilton Baku', placeId: null }],
      customerName: 'Emily Carter',
      customerPhone: '+44 20 7946 0958',
      customerEmail: 'emily@example.com',
    };
    const returnRide = { ...newReturn(details), bookingDate: '2030-05-04', flightNumber: 'TK 335' };
    const extras = [{ extraId: '5d0e9a0e-3f1c-4e0b-9a46-0d5f5a0c1b13', count: 1 }];
    const draft = { ...emptyDraft, carId: car.id, serviceId: transfer.id, details, extras, returnRide };
    sessionStorage.setItem('booking-draft', JSON.stringify(draft));
    server.mockImplementation((input) =>
      Promise.resolve(
        input === '/api/bookings'
          ? Response.json({ ...earlierAnswer, serviceName: 'Service 1', tourName: null }, { status: 201 })
          : new Response('', { status: 404 }),
      ),
    );
    const { user } = await visit('/booking?step=confirm', {
      ...responses,
      '/api/cars': [earlierCar],
      '/api/services': [transfer],
      '/api/pricing': [somePrice(car, { service: transfer }, 100)],
    });
    const button = await confirm();
    expect(within(screen.getByRole('main')).queryByText(/undefined|NaN|null/)).toBeNull();
    await user.click(button);
    expect((await screen.findByTestId('reference-number')).textContent).toBe('BK20300501-ABCDEFGH');
    expect(screen.queryByTestId('return-reference-number')).toBeNull();
    expect(within(screen.getByRole('main')).queryByText(/undefined|NaN|null/)).toBeNull();
  });

  it('confirms a placed booking even if the success page can not be fetched', async () => {
    const { user } = await visit('/booking?step=confirm', responses, { unreachable: 'booking/success' });
    await user.click(await confirm());
    await waitFor(() => expect(bookings()).toHaveLength(1));
    respondToBooking(Response.json({ ...earlierAnswer, carName: 'Model 1' }, { status: 201 }));
    expect((await screen.findByTestId('reference-number')).textContent).toBe('BK20300501-ABCDEFGH');
    expect(document.title).toBe('Your booking has been received | Private Drivers Baku');
    expect(sessionStorage.getItem('booking-unanswered')).toBeNull();
    expect(screen.queryByText('This page could not be loaded')).toBeNull();
  });

  it('is processing until the server has responded, however often it is clicked [P2.12.14]', async () => {
    const { user } = await visit('/booking?step=confirm', responses);
    await user.click(await confirm());
    const processing = await screen.findByRole('button', { name: 'Processing Booking...' });
    await user.dblClick(processing);
    await waitFor(() => expect(bookings()).toHaveLength(1));
    respondToBooking(new Response('', { status: 503 }));
    expect(await screen.findByText('Failed to create booking. Please try again.')).toBeDefined();
    expect(screen.getByText('Hilton Baku')).toBeDefined();
    await user.click(await confirm());
    await waitFor(() => expect(bookings()).toHaveLength(2));
    const keys = bookings().map(([, init]) => new Headers(init?.headers).get('idempotency-key'));
    expect(keys[0]).toBeTruthy();
    expect(keys[1]).toBe(keys[0]);
  });

  it('does not book on a double tap on Next in the step before, nor on a key that is pressed twice', async () => {
    const letGo = holdDoubleTapGuard();
    const { user } = await visit('/booking?step=details', responses);
    await user.click(await screen.findByRole('button', { name: 'Next' }));
    const button = await confirm();
    await user.click(button);
    button.focus();
    await user.keyboard('{Enter}');
    letGo();
    await findReadyButton('Confirm Booking');
    expect(bookings()).toHaveLength(0);
    await user.click(button);
    await waitFor(() => expect(bookings()).toHaveLength(1));
  });

  it('is booked once by a visitor who goes back while it is in flight, changes the ride and confirms again', async () => {
    const { user, goBack } = await visit('/booking?step=details', responses);
    await user.click(await screen.findByRole('button', { name: 'Next' }));
    await user.click(await findReadyButton('Confirm Booking'));
    await waitFor(() => expect(bookings()).toHaveLength(1));
    const changes = screen.getAllByRole<HTMLButtonElement>('button', { name: /^Change/ });
    expect(changes.map(({ disabled }) => disabled)).toEqual([true, true, true]);
    goBack();
    await user.type(await screen.findByLabelText(/^Special requests/), 'Child seat');
    await user.click(await findReadyButton('Next'));
    const processing = await screen.findByRole('button', { name: 'Processing Booking...' });
    // Longer than the step ignores presses.
    await act(() => new Promise((resolve) => setTimeout(resolve, 800)));
    await user.click(processing);
    // A press is sent once it is painted.
    await act(afterPaint);
    expect(bookings()).toHaveLength(1);
    respondToBooking(Response.json({ ...earlierAnswer, carName: 'Model 1' }, { status: 201 }));
    expect((await screen.findByTestId('reference-number')).textContent).toBe('BK20300501-ABCDEFGH');
    expect(bookings()).toHaveLength(1);
  });

  it('says after a reload that a booking without a response failed, not that its car is full', async () => {
    const { user } = await visit('/booking?step=confirm', responses);
    await user.click(await confirm());
    await waitFor(() => expect(bookings()).toHaveLength(1));
    cleanup();
    server.mockClear();
    server.mockImplementation(async (input) => Response.json(isAvailability(input) ? full : [price]));
    await visit('/booking?step=confirm', responses);
    await confirm();
    await answeredAfter(0);
    expect(screen.getByText(/^Failed to create booking/)).toBeDefined();
    expect(screen.queryByText(/is already booked/)).toBeNull();
  });

  it('shows a failure that arrived while another step was shown, until step 3 is left', async () => {
    const { user, goBack } = await goBackWhileSending();
    await screen.findByLabelText(/^Full name/);
    respondToBooking(new Response('', { status: 400 }));
    await user.click(await findReadyButton('Next'));
    expect(await screen.findByText('Failed to create booking. Please try again.')).toBeDefined();
    goBack();
    await user.click(await findReadyButton('Next'));
    await confirm();
    expect(screen.queryByText('Failed to create booking. Please try again.')).toBeNull();
  });

  it('never says that the car is full because of a booking without a response, and finds that booking again', async () => {
    const { user, goBack } = await visit('/booking?step=details', responses);
    await user.click(await findReadyButton('Next'));
    server.mockImplementation(async (input) => {
      if (input === '/api/bookings') throw new TypeError('no response');
      if (input === '/api/booking-terms') return Response.error();
      return Response.json(isAvailability(input) ? full : [price]);
    });
    await user.click(await findReadyButton('Confirm Booking'));
    await screen.findByText(/^Failed to create booking/);
    for (const step of ['details', 'confirm']) {
      const before = askedAvailability();
      if (step === 'details') goBack();
      else await user.click(await findReadyButton('Next'));
      await answeredAfter(before);
      expect(screen.queryByText(/is already booked/)).toBeNull();
    }
    expect(await screen.findByText(/^Failed to create booking/)).toBeDefined();
    await user.click(await findReadyButton('Confirm Booking'));
    await waitFor(() => expect(bookings()).toHaveLength(2));
    const [first, second] = bookings().map(([, init]) => new Headers(init?.headers).get('idempotency-key'));
    expect(first).toBeTruthy();
    expect(second).toBe(first);
  });

  it('shows no failure of a trip that was changed before the response', async () => {
    const { user } = await goBackWhileSending();
    await user.type(await screen.findByLabelText(/^Full name/), 's');
    respondToBooking(new Response('', { status: 503 }));
    await user.click(await findReadyButton('Next'));
    await confirm();
    expect(screen.queryByText('Failed to create booking. Please try again.')).toBeNull();
  });

  it.each([
    ['without one', []],
    ['of 0', [{ ...price, priceUsd: 0 }]],
  ])('sends that the price was shown as to be agreed (%s)', async (_what, prices) => {
    server.mockImplementation(async (input) =>
      input === '/api/booking-terms' || input === '/api/bookings' ? Response.error() : Response.json(prices),
    );
    const { user } = await visit('/booking?step=confirm', {
      ...responses,
      '/api/tours': [tour, someTour(2)],
      // Without any price, nothing could be booked.
      '/api/pricing': [...prices, somePrice(car, { tour: someTour(2) }, 100)],
    });
    expect(await screen.findAllByText(/^No pricing configured/)).not.toHaveLength(0);
    await user.click(await confirm());
    await waitFor(() => expect(bookings()).toHaveLength(1));
    const [sent] = bookings().map(([, init]) => JSON.parse(init?.body as string) as object);
    expect(sent).toMatchObject({ expectedPrice: 0 });
  });

  it.each([
    ['is read again', async () => Response.json([])],
    ['can not be read again', async () => Response.error()],
  ])('asks for another confirmation if the price is to be agreed by now, and it %s', async (_what, read) => {
    const { user } = await visit('/booking?step=confirm', responses);
    server.mockImplementation((input) =>
      input === '/api/bookings' ? new Promise((resolve) => (respondToBooking = resolve)) : read(),
    );
    await user.click(await confirm());
    await waitFor(() => expect(bookings()).toHaveLength(1));
    const problem = { type: 'about:blank', title: '', status: 409, code: 'ride.priceChanged' };
    const error = { field: 'expectedPrice', code: 'expectedPrice.changed', params: { totalPrice: 0 } };
    respondToBooking(Response.json({ ...problem, errors: [error] }, { status: 409 }));
    expect(
      await screen.findByText('The price now has to be agreed with us. Please confirm again.'),
    ).toBeDefined();
    await user.click(await confirm());
    await waitFor(() => expect(bookings()).toHaveLength(2));
    const sent = bookings().map(([, init]) => JSON.parse(init?.body as string) as object);
    expect(sent).toMatchObject([{ expectedPrice: 100 }, { expectedPrice: 0 }]);
  });

  it('names the new price of both rides as the page adds it up, each converted separately', async () => {
    const stored = JSON.parse(sessionStorage.getItem('booking-draft') ?? '') as object;
    sessionStorage.setItem('booking-draft', JSON.stringify({ ...stored, currency: 'EUR' }));
    const euros = { code: 'EUR', symbol: '€', ratePerUsd: 0.92 } as const;
    const { user } = await visit('/booking?step=confirm', { ...responses, '/api/currencies': [euros] });
    await user.click(await confirm());
    await waitFor(() => expect(bookings()).toHaveLength(1));
    const problem = { type: 'about:blank', title: '', status: 409, code: 'ride.priceChanged' };
    const params = { totalPrice: 111.1, returnPrice: 55.55 };
    const error = { field: 'expectedPrice', code: 'expectedPrice.changed', params };
    respondToBooking(Response.json({ ...problem, errors: [error] }, { status: 409 }));
    // 55.55 at 0.92 is 51.106; rounded together, both would be 102.21.
    expect(await screen.findByText('The price is now €102.22. Please confirm again.')).toBeDefined();
  });

  it.each([
    ['car.unavailable', 'vehicle'],
    ['car.notFound', 'vehicle'],
    ['tour.notFound', 'service or tour'],
  ])(
    'stays if a chosen record is withdrawn meanwhile, and step 1 no longer offers it (%s)',
    async (code, what) => {
      const others = [car, someCar(2)].flatMap((one) =>
        [tour, someTour(2)].map((trip) => somePrice(one, { tour: trip }, 100)),
      );
      const { user, location } = await visit('/booking?step=confirm', {
        ...responses,
        '/api/cars': [car, someCar(2)],
        '/api/tours': [tour, someTour(2)],
        '/api/pricing': others,
      });
      await user.click(await confirm());
      await waitFor(() => expect(bookings()).toHaveLength(1));
      respondToBooking(Response.json({ type: 'about:blank', title: '', status: 404, code }, { status: 404 }));
      expect(await screen.findByText(/Please choose another one\.$/)).toBeDefined();
      expect(location().search).toBe('?step=confirm');
      await user.click(screen.getByRole('button', { name: 'Change your choice' }));
      expect(
        await screen.findByText('This offer is no longer available. Please choose another.'),
      ).toBeDefined();
      await user.click(screen.getByRole('button', { name: `Choose a ${what}` }));
      const list = await screen.findByRole('dialog');
      const names = within(list)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent);
      expect(names).toHaveLength(1);
      expect(names[0]).toMatch(/2/);
    },
  );

  it('refetches the price too, if neither it nor the extras could be fetched', async () => {
    const stored = JSON.parse(sessionStorage.getItem('booking-draft') ?? '{}') as object;
    const extras = [{ extraId: 'seat', count: 1 }];
    sessionStorage.setItem('booking-draft', JSON.stringify({ ...stored, extras }));
    server.mockImplementation(() => Promise.resolve(new Response('', { status: 503 })));
    const { user } = await visit('/booking?step=confirm', responses);
    const again = await screen.findByRole('button', { name: 'Try again' });
    expect(screen.queryByText('$100')).toBeNull();
    server.mockImplementation((input) =>
      Promise.resolve(Response.json((input as string).startsWith('/api/pricing') ? [price] : [])),
    );
    await user.click(again);
    expect((await screen.findAllByText('$100')).length).toBeGreaterThan(0);
    expect(screen.queryByText(/^Unable to load pricing information/)).toBeNull();
  });

  it('names a price that has risen before anything is booked, even if it can not be refetched', async () => {
    const { user } = await visit('/booking?step=confirm', responses);
    server.mockImplementation((input) => {
      if (input === '/api/bookings') return new Promise((resolve) => (respondToBooking = resolve));
      return Promise.resolve(Response.error());
    });
    const problem = { type: 'about:blank', title: '', status: 409, code: 'ride.priceChanged' };
    const error = { field: 'expectedPrice', code: 'expectedPrice.changed' };
    for (const [time, totalPrice] of [140, 150].entries()) {
      await user.click(await confirm());
      await waitFor(() => expect(bookings()).toHaveLength(time + 1));
      const errors = [{ ...error, params: { totalPrice } }];
      respondToBooking(Response.json({ ...problem, errors }, { status: 409 }));
      expect(await screen.findByText(`The price is now $${totalPrice}. Please confirm again.`)).toBeDefined();
    }
    await user.click(await confirm());
    await waitFor(() => expect(bookings()).toHaveLength(3));
    const sent = bookings().map(([, init]) => JSON.parse(init?.body as string) as object);
    expect(sent).toMatchObject([{ expectedPrice: 100 }, { expectedPrice: 140 }, { expectedPrice: 150 }]);
    const keys = bookings().map(([, init]) => new Headers(init?.headers).get('idempotency-key'));
    expect(new Set(keys).size).toBe(1);
  });
});
