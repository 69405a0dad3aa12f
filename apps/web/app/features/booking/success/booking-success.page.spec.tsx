import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { readStoredDraft } from '../draft/draft-storage';
import { noResponse } from '../../../site-under-test/fake-gateway';
import { someContactSettings } from '../../../site-under-test/records';
import { visit } from '../../../site-under-test/visit';

const main = () => within(screen.getByRole('main'));
const hrefOf = (name: string | RegExp) => main().getByRole('link', { name }).getAttribute('href');

const booking = {
  referenceNumber: 'BK20300501-ABCDEFGH',
  status: 'pending',
  carName: 'Toyota Corolla',
  carHeld: true,
  manyOpenRequests: false,
  urgent: false,
  serviceName: 'City tour',
  serviceNameRu: null,
  tourName: null,
  tourNameRu: null,
  bookingDate: '2030-05-01',
  bookingTime: '10:30',
  totalPrice: 100,
};
const whole = {
  carId: '5d0e9a0e-3f1c-4e0b-9a46-0d5f5a0c1c01',
  serviceId: '5d0e9a0e-3f1c-4e0b-9a46-0d5f5a0c1c02',
  pickupPlaceId: null,
  dropoffPlaceId: '5d0e9a0e-3f1c-4e0b-9a46-0d5f5a0c1c03',
  id: '5d0e9a0e-3f1c-4e0b-9a46-0d5f5a0c1b11',
  version: 1,
  updatedAt: '2026-11-22T10:00:00.000Z',
  durationMinutes: 240,
  passengerCount: 2,
  pickupLocation: 'Baku Airport (GYD)',
  dropoffLocation: 'Hilton Baku',
  airportDirection: 'from_airport',
  flightNumber: 'TK 334',
  flightTime: '14:10',
  luggageLarge: 2,
  luggageSmall: 1,
  stops: [{ text: 'Old City', placeId: null as string | null }],
  currency: 'AZN',
  convertedPrice: 170,
};
const store = (
  changes: Partial<typeof booking & typeof whole> & {
    returnBooking?: object;
    tourId?: string;
    places?: object[];
  } = {},
) => sessionStorage.setItem('last-booking', JSON.stringify({ ...booking, ...changes }));

/** jsdom's blobs have no `text()`. */
const textOf = (file: Blob = new Blob()) =>
  new Promise<unknown>((resolve) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(reader.result));
    reader.readAsText(file);
  });

/** Presses the page's only button and returns the file that it saves. */
async function savedCalendar(user: Awaited<ReturnType<typeof visit>>['user']) {
  const createObjectURL = jest.fn<(file: Blob) => string>(() => 'blob:file');
  Object.assign(URL, { createObjectURL, revokeObjectURL: jest.fn() });
  const saved = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  await user.click(await main().findByRole('button', { name: /calendar|календарь/ }));
  await waitFor(() => expect(saved).toHaveBeenCalledTimes(1));
  saved.mockRestore();
  return textOf(createObjectURL.mock.calls[0]?.[0]);
}

beforeEach(() => store());

describe('/booking/success', () => {
  it('confirms with the reference number, promises and next steps [P1.13, P1.15, P2.13.2, P2.13.4, P2.13.5, P2.13.6, P9.21]', async () => {
    await visit('/booking/success');
    expect((await screen.findByTestId('reference-number')).textContent).toBe('BK20300501-ABCDEFGH');
    expect(document.title).toBe('Your booking has been received | Private Drivers Baku');
    expect(
      main().getByText(/within 2 hours to confirm.*confirmation email with your reference number/),
    ).toBeDefined();
    const heading = main().getByRole('heading', { name: 'What happens next' });
    const steps = within(heading.closest('section') as HTMLElement).getAllByRole('listitem');
    expect(steps).toHaveLength(3);
    expect(main().getByText(/1 May 2030, 10:30/)).toBeDefined();
    expect(hrefOf('Back to Home')).toBe('/');
    expect(hrefOf('Make another booking')).toBe('/booking');
  });

  it('calls a booking without a vehicle a request', async () => {
    store({ carHeld: false });
    await visit('/booking/success');
    expect(
      await main().findByText(/^We have received your request\. Toyota Corolla is busy at that time;/),
    ).toBeDefined();
    expect(main().queryByText(/within 2 hours to confirm/)).toBeNull();
    expect(main().queryByText(/^On the day, your driver will be waiting/)).toBeNull();
  });

  it('gives the number of open requests as the reason where that is why no car is held [I-25]', async () => {
    store({ carHeld: false, manyOpenRequests: true });
    await visit('/booking/success');
    expect(
      await main().findByText(/^We have received your request\. Several requests with your/),
    ).toBeDefined();
    expect(main().queryByText(/is busy at that time/)).toBeNull();
  });

  it('names no fee of a request that is confirmed later, however soon the ride is', async () => {
    const terms = { freeCancelHours: 24, lateCancelPercent: 50, airportWaitMinutes: 60, freeWaitMinutes: 15 };
    const answered = jest.spyOn(globalThis as { fetch: typeof fetch }, 'fetch');
    answered.mockImplementation(async () =>
      Response.json(terms, { headers: { date: 'Wed, 01 May 2030 04:00:00 GMT' } }),
    );
    store({ ...whole, carHeld: false });
    await visit('/booking/success');
    expect(await main().findByText(/^Cancelling costs nothing until the ride is confirmed;/)).toBeDefined();
    expect(main().queryByText(/^The ride begins within 24 hours/)).toBeNull();
    answered.mockRestore();
  });

  it('announces a call instead of contact within 2 hours if the booking is urgent', async () => {
    store({ urgent: true });
    await visit('/booking/success');
    expect(await main().findByText(/^Your ride begins soon: we will call you right away/)).toBeDefined();
    expect(main().getByText(/^We will call you right away: please keep/)).toBeDefined();
    expect(main().queryByText(/within 2 hours/)).toBeNull();
  });

  it('says that a booking was confirmed at once', async () => {
    store({ status: 'confirmed' });
    await visit('/booking/success');
    expect(await main().findByRole('heading', { name: 'Your ride is confirmed' })).toBeDefined();
    expect(document.title).toBe('Your ride is confirmed | Private Drivers Baku');
    expect(main().queryByText(/within 2 hours/)).toBeNull();
  });

  it('says also in its title that there is no booking [II-28]', async () => {
    sessionStorage.clear();
    await visit('/booking/success');
    expect(await main().findByRole('heading', { name: 'There is no booking to show' })).toBeDefined();
    expect(document.title).toBe('There is no booking to show | Private Drivers Baku');
    expect(hrefOf('My booking')).toBe('/ride');
  });

  it('is the error page without its data and without a booking', async () => {
    sessionStorage.clear();
    await visit('/booking/success', {}, { unreachable: 'booking/success' });
    expect(await main().findByRole('heading', { name: 'This page could not be loaded' })).toBeDefined();
  });

  it('shows the whole ride and its price', async () => {
    store(whole);
    await visit('/booking/success');
    await screen.findByTestId('reference-number');
    const list = main().getByText('Flight number').closest('dl');
    expect(list?.textContent).toBe(
      'Transfer directionFrom the airportFlight numberTK 334, 14:10Pickup locationBaku Airport (GYD)' +
        'Dropoff locationHilton BakuStops on the wayOld CityLuggage2\u00a0large suitcases, 1 smallNumber of passengers2 passengersTotal price₼170 ($100)',
    );
  });

  it('names chosen places in the language of its reader, also in the calendar file', async () => {
    const names = { name: 'Hilton Baku', nameRu: 'Хилтон Баку', address: null, addressRu: null };
    const chosen = { text: names.name, placeId: whole.dropoffPlaceId };
    store({ ...whole, stops: [chosen], places: [{ id: chosen.placeId, ...names }] });
    const { user } = await visit('/ru/booking/success');
    const valueOf = (term: string) => main().getByText(term).nextElementSibling?.textContent;
    await screen.findByTestId('reference-number');
    expect([valueOf('Место назначения'), valueOf('Остановки в пути')]).toEqual([
      'Хилтон Баку',
      'Хилтон Баку',
    ]);
    const file = await savedCalendar(user);
    expect(file).toContain('LOCATION:Аэропорт Баку (GYD)');
    expect(file).toMatch(/Хилтон Баку/);
    expect(file).not.toMatch(/Hilton/);
  });

  it('shows both rides of a trip, each with its number, price and calendar entry [II-27]', async () => {
    const back = {
      ...whole,
      ...booking,
      id: '5d0e9a0e-3f1c-4e0b-9a46-0d5f5a0c1b12',
      referenceNumber: 'BK20300501-HGFEDCBA',
      bookingDate: '2030-05-04',
      airportDirection: 'to_airport',
      carHeld: false,
    };
    store({ ...whole, returnBooking: back });
    await visit('/booking/success');
    expect((await screen.findByTestId('reference-number')).textContent).toBe('BK20300501-ABCDEFGH');
    expect(screen.getByTestId('return-reference-number').textContent).toBe('BK20300501-HGFEDCBA');
    const there = within(main().getByRole('region', { name: 'The ride there' }));
    expect(there.getByText('₼170 ($100)')).toBeDefined();
    expect(there.queryByText(/is busy at that time/)).toBeNull();
    const rideBack = within(main().getByRole('region', { name: 'The ride back' }));
    expect(rideBack.getByText('To the airport')).toBeDefined();
    expect(rideBack.getByText(/is busy at that time/)).toBeDefined();
    expect(main().getAllByRole('button', { name: 'Add to calendar' })).toHaveLength(2);
  });

  it('opens the wizard for the ride back, from where the ride ends to where it begins', async () => {
    store(whole);
    const { user } = await visit('/booking/success');
    const link = await main().findByRole('link', { name: 'Book the ride back' });
    const address = `/booking?step=details&carId=${whole.carId}&serviceId=${whole.serviceId}`;
    expect(link.getAttribute('href')).toBe(address);
    link.addEventListener('click', (event) => event.preventDefault());
    await user.click(link);
    expect(readStoredDraft()).toMatchObject({
      carId: whole.carId,
      serviceId: whole.serviceId,
      currency: 'AZN',
      returnRide: null,
      details: {
        airportDirection: 'to_airport',
        pickupLocation: 'Hilton Baku',
        pickupPlaceId: whole.dropoffPlaceId,
        dropoffLocation: 'Baku Airport (GYD)',
        dropoffPlaceId: '',
        bookingDate: '',
        bookingTime: '',
        flightNumber: '',
        stops: [],
        passengerCount: 2,
        luggageLarge: 2,
        customerName: '',
        customerPhone: '',
      },
    });
  });

  it.each([
    ['a trip that has one', { returnBooking: { ...booking, ...whole } }],
    ['a tour', { tourId: '5d0e9a0e-3f1c-4e0b-9a46-0d5f5a0c1c04' }],
    ['a ride that ends where it begins', { dropoffLocation: whole.pickupLocation }],
  ])('offers no ride back of %s', async (_name, changes) => {
    store({ ...whole, ...changes });
    await visit('/booking/success');
    await screen.findByTestId('reference-number');
    expect(main().queryByRole('link', { name: 'Book the ride back' })).toBeNull();
  });

  it('shows the known part of a booking that was stored in part', async () => {
    await visit('/booking/success');
    await screen.findByTestId('reference-number');
    expect(main().queryByText('Pickup location')).toBeNull();
    expect(main().queryByRole('link', { name: 'Book the ride back' })).toBeNull();
    expect(main().queryByRole('button', { name: 'Add to calendar' })).toBeNull();
  });

  it('saves the ride for a calendar, as the entry that emails update', async () => {
    store(whole);
    const { user } = await visit('/booking/success');
    const file = await savedCalendar(user);
    for (const line of [
      `UID:${whole.id}@chauffeur-bookings`,
      'SEQUENCE:1',
      'STATUS:TENTATIVE',
      'DTSTART:20300501T063000Z',
      'DTEND:20300501T103000Z',
    ]) {
      expect(file).toContain(line);
    }
  });

  it('shows the company’s contacts', async () => {
    await visit('/booking/success', { '/api/contact-settings': someContactSettings() });
    await screen.findByTestId('reference-number');
    expect(main().getByText('Khazar Drivers')).toBeDefined();
    expect(hrefOf('+994 12 345 67 89')).toBe('tel:+994123456789');
    expect(hrefOf('+994 50 765 43 21')).toBe('https://wa.me/994507654321');
    expect(hrefOf('hello@khazar.example')).toBe('mailto:hello@khazar.example');
  });

  it('has built-in contacts for when the settings cannot be loaded [P2.13.3]', async () => {
    await visit('/booking/success', { '/api/contact-settings': noResponse });
    await screen.findByTestId('reference-number');
    expect(main().getByText('Private Drivers Baku')).toBeDefined();
    expect(hrefOf(/^\+994 12/)).toMatch(/^tel:/);
    expect(hrefOf(/^\+994 50/)).toMatch(/^https:\/\/wa\.me/);
    expect(hrefOf(/@/)).toMatch(/^mailto:/);
  });
});
