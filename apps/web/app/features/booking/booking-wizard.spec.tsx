import { todayInBaku } from '@chauffeur/contracts/time/today-in-baku';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { noResponse, type GatewayResponses } from '../../site-under-test/fake-gateway';
import {
  defaultTerms,
  idOf,
  someCar,
  someCategory,
  someContactSettings,
  somePrice,
  someService,
  someTour,
} from '../../site-under-test/records';
import { completeDetails } from '../../site-under-test/complete-details';
import { holdDoubleTapGuard, findReadyButton } from '../../site-under-test/find-ready-button';
import { translatePage } from '../../../../../infra/launch/jest/translate-page';
import { visit } from '../../site-under-test/visit';
import { emptyDraft } from './draft/booking-draft';

const saloon = someCar(1, { brand: 'Toyota', model: 'Corolla' });
const unpriced = someCar(2, {
  brand: 'Kia',
  model: 'Rio',
  category: { id: idOf(102), name: 'Business', nameRu: null },
});
const cityTour = someService(1, { name: 'City tour' });
const unserved = someService(2, { name: 'Night ride' });
const shaki = someTour(1, { name: 'Shaki' });
const price = somePrice(saloon, { service: cityTour }, 100);
const responses: GatewayResponses = {
  '/api/cars': [saloon, unpriced],
  '/api/services': [cityTour, unserved],
  '/api/tours': [shaki],
  '/api/pricing': [price],
  '/api/currencies': [
    { code: 'USD', symbol: '$', ratePerUsd: 1 },
    { code: 'AZN', symbol: '₼', ratePerUsd: 1.7 },
  ],
};
const chosen = `/booking?carId=${saloon.id}&serviceId=${cityTour.id}`;

const prices = jest.spyOn(globalThis as { fetch: typeof fetch }, 'fetch');
const respondWith = (found: unknown[], terms: unknown = null) =>
  prices.mockImplementation(async (input) => {
    if (input !== '/api/booking-terms') return Response.json(found);
    return terms === null ? Response.error() : Response.json(terms);
  });
beforeEach(() => {
  respondWith([price]);
});
afterEach(() => {
  prices.mockReset();
});

const total = () => within(screen.getByTestId('total-price'));
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });

it.each([
  ['no cars', { ...responses, '/api/cars': [] }],
  ['no services or tours', { ...responses, '/api/services': [], '/api/tours': [] }],
  ['no prices', { ...responses, '/api/pricing': [] }],
])('leads to the company while there are %s, because nothing could be chosen', async (_, missing) => {
  await visit('/booking', missing);
  expect(await screen.findByText(/^Nothing can be booked online at the moment/)).toBeDefined();
  expect(screen.getByRole('link', { name: 'Call Now' }).getAttribute('href')).toMatch(/^tel:/);
  expect(screen.getByRole('link', { name: 'Back to Home' }).getAttribute('href')).toBe('/');
  expect(screen.queryByRole('button', { name: 'Next' })).toBeNull();
});

describe('on a page that the browser translates', () => {
  it('goes on with each choice, and shows the price of the car that is chosen', async () => {
    const other = somePrice(unpriced, { service: cityTour }, 250);
    prices.mockImplementation(async (input) => {
      if (input === '/api/booking-terms') return Response.error();
      return Response.json([typeof input === 'string' && input.includes(unpriced.id) ? other : price]);
    });
    const { user } = await visit('/booking', { ...responses, '/api/pricing': [price, other] });
    await screen.findByRole('button', { name: 'Choose a service or tour' });
    translatePage();
    await user.click(button('Choose a service or tour'));
    await user.click(await screen.findByRole('button', { name: /^City tour/ }));
    await user.click(await screen.findByRole('button', { name: 'Choose a vehicle' }));
    await user.click(await screen.findByRole('button', { name: /^Toyota Corolla/ }));
    await screen.findByRole('button', { name: 'Total price $100' });
    translatePage();
    await user.click(button('Change vehicle'));
    await user.click(await screen.findByRole('button', { name: /^Kia Rio/ }));
    expect(await screen.findByRole('button', { name: 'Total price $250' })).toBeDefined();
    expect(await within(screen.getByRole('main')).findByText('Total price $250')).toBeDefined();
    expect(screen.getByText('Business').parentElement?.textContent).toMatch(/^Business · \d{4} · /);
  });
});

describe('step 1', () => {
  it('has the three steps, a way home, and no Next before both are chosen [P2.12.1, P2.12.3, P2.12.9]', async () => {
    const { user } = await visit('/booking', responses);
    const steps = within(await screen.findByRole('list', { name: 'Booking steps' })).getAllByRole('listitem');
    expect(steps.map(({ textContent }) => textContent)).toEqual([
      '1Select Options',
      '2Date & Details',
      '3Confirm Booking',
    ]);
    expect(screen.getByRole('link', { name: 'Back to Home' }).getAttribute('href')).toBe('/');
    expect(button('Next').disabled).toBe(true);
    await user.click(button('Choose a vehicle'));
    await user.click(await screen.findByRole('button', { name: /^Toyota Corolla/ }));
    // The page comes back when the dialog has closed.
    await user.click(await screen.findByRole('button', { name: 'Choose a service or tour' }));
    expect(screen.queryByText(/^Perfect!/)).toBeNull();
    await user.click(await screen.findByRole('button', { name: /^City tour/ }));
    expect((await screen.findByRole<HTMLButtonElement>('button', { name: 'Next' })).disabled).toBe(false);
    expect(await screen.findByText('Perfect! Toyota Corolla is available for City tour.')).toBeDefined();
  });

  it('closes an open list with Back, and leaves no entry behind when a choice closes it [II-7]', async () => {
    const { user, location, goBack } = await visit('/booking', responses);
    const entry = location().key;
    await user.click(await screen.findByRole('button', { name: 'Choose a vehicle' }));
    await screen.findByRole('dialog');
    await waitFor(() => expect(location().state).toHaveProperty('cover'));
    goBack();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(document.activeElement).toBe(button('Choose a vehicle'));
    await user.click(button('Choose a vehicle'));
    await user.click(await screen.findByRole('button', { name: /^Toyota Corolla/ }));
    await screen.findByRole('button', { name: 'Change vehicle' });
    await waitFor(() => expect(location().key).toBe(entry));
  });

  it('leads with Back from step 3 through 2 and 1 to the page before, and keeps all that was entered [II-7]', async () => {
    const draft = { ...emptyDraft, carId: saloon.id, serviceId: cityTour.id, details: completeDetails };
    sessionStorage.setItem('booking-draft', JSON.stringify(draft));
    const { user, location, goBack } = await visit('/about', responses);
    const book = within(screen.getByRole('banner')).getByRole('link', { name: /^Book Now/ });
    await user.click(book);
    await user.click(await screen.findByRole('button', { name: 'Next' }));
    await screen.findByLabelText(/^Full name/);
    await user.click(await findReadyButton('Next'));
    await screen.findByRole('button', { name: 'Confirm Booking' });
    goBack();
    expect((await screen.findByLabelText<HTMLInputElement>(/^Full name/)).value).toBe('Emily Carter');
    expect(location().search).toBe('?step=details');
    goBack();
    await screen.findByRole('button', { name: 'Change vehicle' });
    expect(location()).toMatchObject({ pathname: '/booking', search: '' });
    goBack();
    await waitFor(() => expect(location().pathname).toBe('/about'));
    expect(JSON.parse(sessionStorage.getItem('booking-draft') ?? '')).toMatchObject(draft);
  });

  it("accepts a ride of today on a phone whose clock is ahead: the server's clock counts", async () => {
    const today = todayInBaku(new Date(Date.now() - 24 * 3_600_000));
    // Noon in Baku: its day does not end while this test runs.
    const yesterday = new Date(`${today}T08:00:00Z`);
    prices.mockImplementation(async (input) =>
      input === '/api/booking-terms'
        ? Response.json(defaultTerms, { headers: { date: yesterday.toUTCString() } })
        : Response.json([price]),
    );
    const details = { ...completeDetails, bookingDate: today, bookingTime: '' };
    const draft = { ...emptyDraft, carId: saloon.id, serviceId: cityTour.id, details };
    sessionStorage.setItem('booking-draft', JSON.stringify(draft));
    const { user } = await visit('/booking?step=details', responses);
    const date = await screen.findByLabelText<HTMLInputElement>(/^Booking date/);
    await waitFor(() => expect(date.min).toBe(today));
    await user.click(button('Next'));
    expect(await screen.findByRole('button', { name: 'Confirm Booking' })).toBeDefined();
  });

  it('says in step 2 what cancelling costs where step 1 could not read the terms', async () => {
    const { user } = await visit(chosen, responses);
    const next = await screen.findByRole('button', { name: 'Next' });
    expect(screen.queryByText(/^Free cancellation/)).toBeNull();
    respondWith([price], defaultTerms);
    await user.click(next);
    expect(await screen.findByText(/^Free cancellation/)).toBeDefined();
  });

  it('says on a wide screen what cancelling costs before anything is chosen', async () => {
    const media = window.matchMedia;
    const wide = '(min-width: 900px)';
    const onWideScreen = jest
      .spyOn(window, 'matchMedia')
      .mockImplementation((query) => Object.assign(media(query), { matches: query === wide }));
    try {
      respondWith([price], defaultTerms);
      await visit('/booking', responses);
      expect(await screen.findByText(/^Free cancellation/)).toBeDefined();
    } finally {
      onWideScreen.mockRestore();
    }
  });

  it('goes back with Previous as with Back, and adds no entry for it [II-7]', async () => {
    const { user, location } = await visit(chosen, responses);
    await user.click(await screen.findByRole('button', { name: 'Next' }));
    await screen.findByLabelText(/^Full name/);
    expect(location().search).toBe('?step=details');
    await user.click(button('Previous'));
    await screen.findByRole('button', { name: 'Change vehicle' });
    expect(location()).toMatchObject({ search: '', state: null });
  });

  it('goes on from the draft of the tab when the browser shows again how it was left', async () => {
    await visit(chosen, responses);
    expect(await screen.findByRole('button', { name: 'Change vehicle' })).toBeDefined();
    // The draft is stored by an effect, which on a busy machine runs after the first paint.
    await waitFor(() => expect(sessionStorage.getItem('booking-draft')).not.toBeNull());
    // Booked meanwhile on the page in another language.
    sessionStorage.removeItem('booking-draft');
    const returned = Object.assign(new Event('pageshow'), { persisted: true });
    await act(async () => window.dispatchEvent(returned));
    expect(await screen.findByRole('button', { name: 'Choose a vehicle' })).toBeDefined();
    expect(JSON.parse(sessionStorage.getItem('booking-draft') ?? '')).toMatchObject({ carId: null });
  });

  it('takes one step on a double tap, which does not submit the empty form of the next step', async () => {
    const letGo = holdDoubleTapGuard();
    const { user } = await visit(chosen, responses);
    await user.click(await screen.findByRole('button', { name: 'Next' }));
    const name = await screen.findByLabelText(/^Full name/);
    await user.click(button('Next'));
    await user.type(name, '{Enter}');
    letGo();
    await findReadyButton('Next');
    expect(screen.queryByText(/^Please check/)).toBeNull();
    await user.click(button('Next'));
    expect(await screen.findByText(/^Please check/)).toBeDefined();
  });

  it('says what is missing beside Next, and then what it costs, with the price panel in a sheet [II-9]', async () => {
    const { user, location, goBack } = await visit('/booking', responses);
    const choose = async (opener: string, name: RegExp) => {
      await user.click(await screen.findByRole('button', { name: opener }));
      await user.click(await screen.findByRole('button', { name }));
      await waitFor(() => expect(location().state).toBeNull());
    };
    const missing = () => button('Next').parentElement?.querySelector('[role=status]')?.textContent;
    await screen.findByRole('button', { name: 'Choose a service or tour' });
    expect(missing()).toBe('Choose a service or tour');
    await choose('Choose a service or tour', /^City tour/);
    await waitFor(() => expect(missing()).toBe('Choose a vehicle'));
    await choose('Choose a vehicle', /^Toyota Corolla/);
    await user.click(await screen.findByRole('button', { name: 'Total price $100' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Your price' }));
    await waitFor(() => expect(location().state).toHaveProperty('cover'));
    expect(sheet.getByText('$100')).toBeDefined();
    expect(screen.getAllByTestId('total-price')).toHaveLength(1);
    goBack();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(document.activeElement).toBe(button('Total price $100'));
  });

  it('takes the car back, or the service, by its reset [P2.12.8]', async () => {
    const { user } = await visit(chosen, responses);
    await user.click(await screen.findByRole('button', { name: 'Reset vehicle' }));
    // The button that had the focus disappears.
    expect(document.activeElement).toBe(button('Choose a vehicle'));
    expect(button('Change service or tour')).toBeDefined();
    await user.click(button('Reset service or tour'));
    expect(document.activeElement).toBe(button('Choose a service or tour'));
    expect(button('Next').disabled).toBe(true);
  });

  it('announces a first choice, and says when a car is too small for the passengers [II-5]', async () => {
    const crowd = { ...emptyDraft, details: { ...emptyDraft.details, passengerCount: 5 } };
    sessionStorage.setItem('booking-draft', JSON.stringify(crowd));
    const van = someCar(3, { brand: 'Kia', model: 'Carnival', capacity: 7 });
    const { user } = await visit('/booking', {
      ...responses,
      '/api/cars': [saloon, van],
      '/api/pricing': [price, somePrice(van, { service: cityTour }, 150)],
    });
    await user.click(await screen.findByRole('button', { name: 'Choose a vehicle' }));
    const dialog = within(await screen.findByRole('dialog'));
    const options = await dialog.findAllByRole('listitem');
    expect(options.map(({ textContent }) => textContent)).toEqual([
      'Kia Carnival 7 passengers from $150',
      'Toyota Corolla 3 seats from $100',
    ]);
    const tooSmall = dialog.getByRole('region', { name: 'Too small for 5 passengers' });
    expect(within(tooSmall).getByRole('button', { name: /^Toyota Corolla 3 seats/ })).toBeDefined();
    await user.click(screen.getByRole('button', { name: /^Toyota Corolla/ }));
    expect(
      await screen.findByText('You have chosen Toyota Corolla. 1 service or tour is available for it.'),
    ).toBeDefined();
    expect(screen.getByText(/^You travel with 5 passengers, and Toyota Corolla seats 3\./)).toBeDefined();
  });

  it('keeps seven passengers where the car is changed to one for three, and does not go on [II-6]', async () => {
    const van = someCar(3, { brand: 'Mercedes-Benz', model: 'V-Class', capacity: 7 });
    const family = {
      ...emptyDraft,
      carId: van.id,
      serviceId: cityTour.id,
      details: { ...completeDetails, passengerCount: 7 },
    };
    sessionStorage.setItem('booking-draft', JSON.stringify(family));
    prices.mockResolvedValue(new Response('', { status: 404 }));
    const { user, location } = await visit('/booking', {
      ...responses,
      '/api/cars': [saloon, van],
      '/api/pricing': [price, somePrice(van, { service: cityTour }, 150)],
    });
    await user.click(await screen.findByRole('button', { name: 'Change vehicle' }));
    await user.click(await screen.findByRole('button', { name: /^Toyota Corolla/ }));
    await waitFor(() => expect(location().state).toBeNull());
    await user.click(await screen.findByRole('button', { name: 'Next' }));
    const select = await screen.findByLabelText<HTMLSelectElement>(/^Number of passengers/);
    expect(select.selectedOptions[0]?.text).toBe('7 (this car seats 3)');
    await user.click(await findReadyButton('Next'));
    expect(location().search).toBe('?step=details');
    expect(screen.queryByRole('button', { name: 'Confirm Booking' })).toBeNull();
    expect(JSON.parse(sessionStorage.getItem('booking-draft') ?? '')).toMatchObject({
      details: { passengerCount: 7 },
    });
  });

  it('shows what each car costs: at least, then exactly with the chosen trip, in the display currency [II-1]', async () => {
    const { user } = await visit('/booking', {
      ...responses,
      '/api/pricing': [price, somePrice(saloon, { tour: shaki }, 90)],
    });
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Display currency' }), 'AZN');
    await user.click(button('Choose a vehicle'));
    expect(
      await screen.findByRole('button', { name: 'Toyota Corolla 3 passengers from ₼153' }),
    ).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Close' }));
    await user.click(await screen.findByRole('button', { name: 'Choose a service or tour' }));
    await user.click(await screen.findByRole('button', { name: /^City tour/ }));
    await user.click(await screen.findByRole('button', { name: 'Choose a vehicle' }));
    await user.click(await screen.findByRole('button', { name: 'Toyota Corolla 3 passengers ₼170' }));
    expect(await total().findByText('₼170')).toBeDefined();
  });

  it('shows what each service and tour costs with the car that was chosen first [II-2]', async () => {
    const { user } = await visit(`/booking?carId=${saloon.id}`, responses);
    await user.click(await screen.findByRole('button', { name: 'Choose a service or tour' }));
    const dialog = within(await screen.findByRole('dialog'));
    const options = await dialog.findAllByRole('listitem');
    expect(options.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^City tour.*\$100$/),
    ]);
  });

  it('asks for the ride with the trip, and does not ask again in step 2 [II-4]', async () => {
    const transfer = someService(3, { name: 'Airport transfer', serviceType: 'airport_transfer' });
    const { user } = await visit(`/booking?carId=${saloon.id}`, {
      ...responses,
      '/api/services': [transfer],
      '/api/pricing': [somePrice(saloon, { service: transfer }, 40)],
    });
    await user.click(await screen.findByRole('button', { name: 'Choose a service or tour' }));
    await user.click(await screen.findByRole('button', { name: /^Airport transfer/ }));
    const trip = within(await screen.findByRole('region', { name: 'Your trip' }));
    await user.click(await trip.findByRole('radio', { name: 'From the airport' }));
    await user.type(trip.getByLabelText('Flight number'), 'j28002');
    await user.type(trip.getByLabelText('Dropoff location'), 'Hilton Baku');
    fireEvent.change(trip.getByLabelText('Booking date'), { target: { value: '2099-12-05' } });
    fireEvent.change(trip.getByLabelText('Preferred time'), { target: { value: '14:30' } });
    await user.click(button('Next'));
    const ride = within(await screen.findByRole('group', { name: 'Your ride' }));
    expect(
      ride.getByText(
        'From the airport · J2 8002 · Hilton Baku · 5 December, 14:30 (Baku time) · 1 passenger',
      ),
    ).toBeDefined();
    for (const name of [
      /^Flight number/,
      /^(Pickup|Dropoff) location/,
      /^Booking date/,
      /^Preferred time/,
      /^Number of passengers/,
    ])
      expect(screen.queryByLabelText(name)).toBeNull();
    expect(screen.queryByRole('radio', { name: 'From the airport' })).toBeNull();
    expect(screen.getByLabelText(/^Full name/)).toBeDefined();
    await user.click(ride.getByRole('button', { name: 'Change your ride' }));
    await user.clear(await screen.findByLabelText(/^Flight number/));
    await user.click(await findReadyButton('Next'));
    expect(await screen.findByText('Please enter your flight number')).toBeDefined();
  });

  it('filters the cars by category', async () => {
    const van = someCar(3, {
      model: 'Van',
      category: { id: someCategory(2).id, name: 'Family', nameRu: null },
    });
    const { user } = await visit('/booking', { ...responses, '/api/cars': [saloon, van] });
    await user.click(await screen.findByRole('button', { name: 'Choose a vehicle' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(await dialog.findAllByRole('listitem')).toHaveLength(2);
    await user.click(dialog.getByRole('button', { name: 'Family' }));
    expect(dialog.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/Van/),
    ]);
    await user.click(dialog.getByRole('button', { name: 'All' }));
    expect(dialog.getAllByRole('listitem')).toHaveLength(2);
  });

  it('says that what a link names is no longer offered, and leaves the choice open [II-34]', async () => {
    const { user } = await visit('/booking?carId=unknown&tourId=unknown', responses);
    const notice = 'This offer is no longer available. Please choose another.';
    const said = await screen.findByText(notice);
    // In view on a phone: the two choices are longer than its screen.
    expect(said.compareDocumentPosition(button('Choose a service or tour'))).toBe(
      Node.DOCUMENT_POSITION_FOLLOWING,
    );
    await user.click(screen.getByRole('button', { name: 'Choose a vehicle' }));
    await user.click(await screen.findByRole('button', { name: /^Toyota Corolla/ }));
    await screen.findByRole('button', { name: 'Change vehicle' });
    expect(screen.queryByText(notice)).toBeNull();
  });

  it.each([
    [`/booking?serviceId=unknown`, undefined],
    ['/booking', { carId: 'removed' }],
  ])('says so of %s with the state %j too [II-34]', async (address, state) => {
    await visit(address, responses, { state });
    expect(
      await screen.findByText('This offer is no longer available. Please choose another.'),
    ).toBeDefined();
    expect(button('Choose a service or tour')).toBeDefined();
    expect(button('Choose a vehicle')).toBeDefined();
  });

  it('warns of a service that no car has a price for [P8.4, P8.8]', async () => {
    const settings = { '/api/contact-settings': someContactSettings() };
    const { user } = await visit(`/booking?serviceId=${unserved.id}`, { ...responses, ...settings });
    const text =
      'No vehicles available for Night ride. This service/tour may not be configured in the pricing system.';
    expect(await screen.findByText(text)).toBeDefined();
    expect(screen.getByRole('link', { name: 'Call Now' }).getAttribute('href')).toBe('tel:+994123456789');
    await user.click(button('Choose a vehicle'));
    const none = 'No vehicles available for the selected service/tour.';
    expect(await screen.findByText(none)).toBeDefined();
  });

  it('reads answers of the release before, which a cache may still have [II-37]', async () => {
    const { luggageLarge: _, ...earlierCar } = saloon;
    prices.mockResolvedValue(new Response('', { status: 404 }));
    const { user } = await visit('/booking', { ...responses, '/api/cars': [earlierCar] });
    const isUnspoilt = () => expect(screen.queryByText(/undefined|NaN|null/)).toBeNull();
    await user.click(await screen.findByRole('button', { name: 'Choose a vehicle' }));
    await user.click(await screen.findByRole('button', { name: 'Toyota Corolla 3 passengers from $100' }));
    await user.click(await screen.findByRole('button', { name: 'Choose a service or tour' }));
    await user.click(await screen.findByRole('button', { name: /^City tour/ }));
    await screen.findByRole('button', { name: 'Next' });
    isUnspoilt();
    await user.click(button('Next'));
    const suitcases = await screen.findByLabelText<HTMLSelectElement>('Large suitcases');
    await user.selectOptions(suitcases, '2');
    isUnspoilt();
  });

  it('warns when something could not be loaded, and lets the visitor go on [P8.2]', async () => {
    await visit(chosen, { ...responses, '/api/tours': noResponse });
    expect(await screen.findByText(/Some of our offers could not be loaded/)).toBeDefined();
    expect(button('Next').disabled).toBe(false);
  });

  it('offers everything when the prices could not be loaded', async () => {
    const { user } = await visit(`/booking?serviceId=${unserved.id}`, {
      ...responses,
      '/api/pricing': noResponse,
    });
    await user.click(await screen.findByRole('button', { name: 'Choose a vehicle' }));
    expect(await screen.findByRole('button', { name: /^Toyota Corolla/ })).toBeDefined();
    expect(screen.getByRole('button', { name: /^Kia Rio/ })).toBeDefined();
  });
});

describe('the price', () => {
  it('is in dollars until another currency is chosen, then with the dollars beneath [P9.5]', async () => {
    const { user } = await visit(chosen, responses);
    expect(await total().findByText('$100')).toBeDefined();
    expect(total().queryByText(/≈/)).toBeNull();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Display currency' }), 'AZN');
    expect(total().getByText('₼170')).toBeDefined();
    expect(total().getByText('≈ $100 USD')).toBeDefined();
    expect(screen.getByText('Payments are accepted only in AZN or USD.')).toBeDefined();
  });

  it('is shown with the terms of cancelling and waiting, once they are known', async () => {
    respondWith([price], defaultTerms);
    await visit(chosen, responses);
    const panel = within(screen.getByRole('complementary', { name: 'Your price' }));
    expect(
      await panel.findByText(
        'Free cancellation until 24 hours before the ride; after that 50 % of the price.',
      ),
    ).toBeDefined();
    expect(panel.getByText('Free waiting at the pickup: 15 minutes.')).toBeDefined();
  });

  it('names the waiting after a landing until the trip is one without any', async () => {
    const transfer = someService(3, { name: 'Airport transfer', serviceType: 'airport_transfer' });
    respondWith([somePrice(saloon, { service: transfer }, 30)], defaultTerms);
    const { user } = await visit(`/booking?carId=${saloon.id}&serviceId=${transfer.id}`, {
      ...responses,
      '/api/services': [transfer],
      '/api/pricing': [somePrice(saloon, { service: transfer }, 30)],
    });
    const panel = within(screen.getByRole('complementary', { name: 'Your price' }));
    const landing = 'Waiting is free: 60 minutes after landing, 15 minutes elsewhere.';
    expect(await panel.findByText(landing)).toBeDefined();
    await user.click(await screen.findByRole('radio', { name: 'From the airport' }));
    expect(panel.getByText(landing)).toBeDefined();
    await user.click(screen.getByRole('radio', { name: 'To the airport' }));
    expect(panel.getByText('Free waiting at the pickup: 15 minutes.')).toBeDefined();
  });

  it('is 0 with a notice when there is none [P4.12, P8.7]', async () => {
    respondWith([]);
    await visit(`/booking?carId=${unpriced.id}&serviceId=${cityTour.id}`, responses);
    const notice = 'No pricing configured for this combination. Please contact admin to set up pricing.';
    expect(await total().findByText(notice)).toBeDefined();
    expect(total().getByText('$0')).toBeDefined();
    expect(button('Next').disabled).toBe(false);
  });

  it('is 0 with a notice when it cannot be loaded [P8.6]', async () => {
    prices.mockResolvedValue(new Response('', { status: 503 }));
    await visit(chosen, responses);
    const notice = 'Unable to load pricing information. Please check your connection or contact support.';
    expect(await total().findByText(notice)).toBeDefined();
    expect(total().getByText('$0')).toBeDefined();
  });
});
