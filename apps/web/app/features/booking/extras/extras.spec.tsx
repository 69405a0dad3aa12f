import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { ExtraResponse } from '@chauffeur/contracts/pricing/extra';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { GatewayResponses } from '../../../site-under-test/fake-gateway';
import { someCar, somePrice, someTour } from '../../../site-under-test/records';
import { findReadyButton } from '../../../site-under-test/find-ready-button';
import { visit } from '../../../site-under-test/visit';
import { completeDetails } from '../../../site-under-test/complete-details';
import { emptyDraft } from '../draft/booking-draft';

const car = someCar(1);
const tour = someTour(1);
const price = somePrice(car, { tour }, 100);
const responses: GatewayResponses = {
  '/api/cars': [car],
  '/api/tours': [tour],
  '/api/pricing': [price],
  '/api/currencies': [{ code: 'AZN', symbol: '₼', ratePerUsd: 1.7 }],
};

const extra = (number: number, changes: Partial<ExtraResponse>): ExtraResponse => ({
  id: `0198c0de-0000-7000-8000-00000000030${number}`,
  code: 'child_seat',
  name: 'Child seat',
  nameRu: 'Детское кресло',
  description: 'From 9 kg',
  descriptionRu: null,
  priceUsd: 5,
  maxCount: 4,
  offerKinds: ['tour'],
  ...changes,
});
const seat = extra(1, {});
const water = extra(2, { code: 'water', name: 'Water', nameRu: null, priceUsd: 0 });
const stop = extra(3, { code: 'extra_stop', name: 'Extra stop' });
const ofCity = extra(4, { code: 'guide', name: 'Guide', offerKinds: ['city_tour'] });

const server = jest.spyOn(globalThis as { fetch: typeof fetch }, 'fetch');
let offered: ExtraResponse[];

beforeEach(() => {
  offered = [seat, water, stop, ofCity];
  server.mockImplementation(async (input) => {
    const { pathname } = new URL(input as string, 'http://site');
    if (pathname === '/api/extras') return Response.json(offered);
    if (pathname === '/api/pricing') return Response.json([price]);
    if (pathname !== '/api/bookings') return Response.error();
    return Response.json(
      {
        type: 'about:blank',
        title: 'extras.notOffered',
        status: 409,
        code: 'extras.notOffered',
        errors: [{ field: 'extras', code: 'extras.notOffered' }],
      },
      { status: 409 },
    );
  });
  const details = {
    ...completeDetails,
    bookingDate: '2030-05-01',
    bookingTime: '',
    stops: [
      { text: 'Gobustan', placeId: null },
      { text: ' ', placeId: null },
    ],
  };
  const draft = { ...emptyDraft, currency: 'AZN', carId: car.id, tourId: tour.id, details };
  sessionStorage.setItem('booking-draft', JSON.stringify(draft));
});
afterEach(() => {
  server.mockReset();
});

/** Returns a function that sends the response with the extras. */
function delayExtras(): () => void {
  const respond = server.getMockImplementation();
  const { promise: listed, resolve } = Promise.withResolvers<Response>();
  server.mockImplementation((input, init) =>
    input === '/api/extras' ? listed : (respond?.(input, init) ?? Promise.reject(new Error())),
  );
  return () => resolve(Response.json(offered));
}

const panel = () => within(screen.getByRole('complementary', { name: 'Your price' }));

describe('extras in the wizard', () => {
  it('are those of the chosen trip, and lines of the price', async () => {
    const { user } = await visit('/booking?step=details', responses);
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Child seat' }), '1');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Water' }), '2');
    expect(screen.queryByRole('combobox', { name: 'Extra stop' })).toBeNull();
    expect(screen.queryByRole('combobox', { name: 'Guide' })).toBeNull();
    expect(panel().getByText('1 × Child seat').nextSibling?.textContent).toBe('₼8.50');
    expect(panel().getByText('2 × Water').nextSibling?.textContent).toBe('Free');
    expect(panel().getByText('1 × Extra stop').nextSibling?.textContent).toBe('₼8.50');
    expect(panel().getByText('₼187')).toBeDefined();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Child seat' }), '2');
    expect(screen.getByText('More child seats than passengers')).toBeDefined();
  });

  it('of a stored draft are in its price from the start, and their lines do not move it', async () => {
    const respond = delayExtras();
    await visit('/booking', responses);
    const shown = screen.getByRole('complementary', { name: 'Your price' });
    // The price of the trip alone is known by now.
    expect(await screen.findByText('₼170')).toBeDefined();
    expect(within(screen.getByTestId('total-price')).getByText('…')).toBeDefined();
    expect(shown.dataset).toHaveProperty('pending');
    respond();
    expect(await panel().findByText('1 × Extra stop')).toBeDefined();
    expect(within(screen.getByTestId('total-price')).getByText('₼178.50')).toBeDefined();
    expect(shown.dataset).not.toHaveProperty('pending');
  });

  it('stay lines of the price while that of another car is fetched', async () => {
    const respond = server.getMockImplementation();
    server.mockImplementation((input, init) =>
      (input as string).startsWith('/api/pricing')
        ? new Promise(() => undefined)
        : (respond?.(input, init) ?? Promise.reject(new Error())),
    );
    await visit('/booking?step=details', responses);
    expect((await panel().findByText('1 × Extra stop')).nextSibling?.textContent).toBe('₼8.50');
    expect(panel().getByText('Ride').nextSibling?.textContent).toBe('…');
    expect(within(screen.getByTestId('total-price')).getByText('…')).toBeDefined();
  });

  it('that can not be booked keep step 2 open, and say why if everything else is valid', async () => {
    Element.prototype.scrollIntoView = jest.fn();
    const { user } = await visit('/booking?step=details', responses);
    const seats = await screen.findByRole('combobox', { name: 'Child seat' });
    await user.selectOptions(seats, '2');
    await user.click(await findReadyButton('Next'));
    const said = screen.getByText('More child seats than passengers');
    await waitFor(() => expect(document.activeElement?.contains(said)).toBe(true));
    expect(document.activeElement).not.toBe(document.body);
    expect(screen.queryByRole('button', { name: 'Confirm Booking' })).toBeNull();
    await user.selectOptions(seats, '1');
    await user.click(await findReadyButton('Next'));
    expect(await screen.findByRole('button', { name: 'Confirm Booking' })).toBeDefined();
  });

  it('are in place before anything in the step can be pressed', async () => {
    const respond = delayExtras();
    await visit('/booking?step=details', responses);
    expect(await screen.findByText('Loading the page')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Next' })).toBeNull();
    respond();
    expect(await screen.findByRole('button', { name: 'Next' })).toBeDefined();
    expect(screen.getByRole('combobox', { name: 'Child seat' })).toBeDefined();
  });

  it('are left out if they can not be fetched', async () => {
    const respond = server.getMockImplementation();
    server.mockImplementation((input, init) =>
      input === '/api/extras' || !respond ? Promise.reject(new Error()) : respond(input, init),
    );
    await visit('/booking?step=details', responses);
    expect(await screen.findByRole('button', { name: 'Next' })).toBeDefined();
    expect(screen.queryByRole('combobox', { name: 'Child seat' })).toBeNull();
  });

  it('that are withdrawn meanwhile are named, and leave the choice; all else stays [II-22]', async () => {
    const { user } = await visit('/booking?step=details', responses);
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Child seat' }), '1');
    await user.click(screen.getByRole('button', { name: 'Next' }));
    const confirm = await findReadyButton('Confirm Booking');
    expect(screen.getAllByText(/1 × Child seat/)).toHaveLength(2);
    offered = [water];
    await user.click(confirm);
    expect(
      await screen.findByText('This extra is not offered any more. Please look at your choice again.'),
    ).toBeDefined();
    const sent = server.mock.calls.find(([input]) => input === '/api/bookings')?.[1]?.body;
    expect(JSON.parse(sent as string)).toMatchObject({ extras: [{ extraId: seat.id, count: 1 }] });
    await waitFor(() => expect(screen.queryAllByText(/1 × Child seat/)).toEqual([]));
    expect(panel().getByText('₼170')).toBeDefined();
    expect(screen.getByText('Emily Carter')).toBeDefined();
  });

  it('of a ride that is booked again are named if they are withdrawn by now', async () => {
    const draft = JSON.parse(sessionStorage.getItem('booking-draft') ?? '{}') as object;
    const names = ({ id: extraId, name, nameRu }: ExtraResponse) => ({ extraId, name, nameRu });
    const chosen = [seat, water].map(({ id: extraId }) => ({ extraId, count: 1 }));
    const again = { ...draft, extras: chosen, bookedExtras: [seat, water, stop].map(names) };
    sessionStorage.setItem('booking-draft', JSON.stringify(again));
    offered = [water];
    await visit('/booking?step=details', responses);
    expect(
      await screen.findByText('No longer offered with this ride, so not part of this booking: Child seat.'),
    ).toBeDefined();
    expect(panel().getByText('1 × Water')).toBeDefined();
  });

  it('block the booking while their price is unknown, and are refetched by a button and on each step', async () => {
    const respond = server.getMockImplementation();
    server.mockImplementation((input, init) =>
      input === '/api/extras' || !respond ? Promise.reject(new Error()) : respond(input, init),
    );
    const { user } = await visit('/booking?step=confirm', responses);
    const confirm = await screen.findByRole('button', { name: 'Confirm Booking' });
    expect(confirm.getAttribute('aria-disabled')).toBe('true');
    await user.click(confirm);
    expect(server.mock.calls.some(([input]) => input === '/api/bookings')).toBe(false);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    const again = await screen.findByRole('button', { name: 'Try again' });
    const { promise: held, resolve } = Promise.withResolvers<void>();
    server.mockImplementation(async (input, init) => {
      if (input === '/api/extras') await held;
      return respond?.(input, init) ?? Response.error();
    });
    await user.click(again);
    expect(screen.getByRole('button', { name: 'One moment…' }).ariaDisabled).toBe('true');
    resolve();
    expect(await panel().findByText('1 × Extra stop')).toBeDefined();
    expect(confirm.getAttribute('aria-disabled')).toBe('false');
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
    // Before the button that books, not at the beginning of the page.
    const { activeElement } = document;
    expect(activeElement?.closest('main')?.contains(confirm)).toBe(true);
    expect(activeElement).not.toBe(screen.getByRole('main'));
    offered = [{ ...stop, priceUsd: 6 }];
    await user.click(screen.getByRole('button', { name: 'Previous' }));
    expect((await panel().findByText('1 × Extra stop')).nextSibling?.textContent).toBe('₼10.20');
  });

  it('and the price of the ride are refetched once the browser is online', async () => {
    const respond = server.getMockImplementation();
    let usd: number | undefined = 100;
    server.mockImplementation((input, init) => {
      if (!(input as string).startsWith('/api/pricing') || !respond)
        return respond ? respond(input, init) : Promise.reject(new Error());
      return usd === undefined
        ? Promise.reject(new Error())
        : Promise.resolve(Response.json([{ ...price, priceUsd: usd }]));
    });
    await visit('/booking?step=details', responses);
    expect(await panel().findByText('₼178.50')).toBeDefined();
    usd = undefined;
    fireEvent(window, new Event('online'));
    usd = 120;
    fireEvent(window, new Event('online'));
    expect(await panel().findByText('₼212.50')).toBeDefined();
  });
});
