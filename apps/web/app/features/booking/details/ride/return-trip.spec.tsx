import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import type { GatewayResponses } from '../../../../site-under-test/fake-gateway';
import { someCar, somePrice, someService } from '../../../../site-under-test/records';
import { PartOfSite } from '../../../../site-under-test/part-of-site';
import { visit } from '../../../../site-under-test/visit';
import { emptyDraft, type BookingDraft } from '../../draft/booking-draft';
import type { DetailsInput } from '../../draft/details-input';
import { newReturn } from '../../draft/return-ride';
import { ReturnFields, type ReturnFieldsProps } from './return-fields';

const car = someCar(1);
const transfer = someService(1, { serviceType: 'airport_transfer' });
const price = somePrice(car, { service: transfer }, 40.5);
const responses: GatewayResponses = {
  '/api/cars': [car],
  '/api/services': [transfer],
  '/api/pricing': [price],
  '/api/currencies': [{ code: 'USD', symbol: '$', ratePerUsd: 1 }],
};
const details: DetailsInput = {
  ...emptyDraft.details,
  bookingDate: '2030-05-01',
  bookingTime: '12:00',
  airportDirection: 'from_airport',
  flightNumber: 'TK 334',
  pickupLocation: 'Baku Airport (GYD)',
  dropoffLocation: 'Hilton Baku',
  customerName: 'Emily Carter',
  customerPhone: '+44 20 7946 0958',
  customerEmail: 'emily@example.com',
};

const server = jest.spyOn(globalThis as { fetch: typeof fetch }, 'fetch');
beforeEach(() => {
  Element.prototype.scrollIntoView = jest.fn();
  server.mockImplementation(async (input) => {
    const { pathname } = new URL(input as string, 'http://site');
    if (pathname === '/api/pricing') return Response.json([price]);
    if (pathname !== '/api/bookings') return Response.error();
    const errors = [{ field: 'returnRide.bookingTime', code: 'bookingTime.full' }];
    return Response.json(
      { type: 'about:blank', title: 'car.full', status: 409, code: 'car.full', errors },
      { status: 409 },
    );
  });
  const draft = { ...emptyDraft, carId: car.id, serviceId: transfer.id, details };
  sessionStorage.setItem('booking-draft', JSON.stringify(draft));
});
afterEach(() => {
  server.mockReset();
});

const stored = () => JSON.parse(sessionStorage.getItem('booking-draft') ?? '') as BookingDraft;
const panel = () => within(screen.getByRole('complementary', { name: 'Your price' }));
const rideBack = () => within(screen.getByRole('group', { name: 'Ride back' }));
const wanted = () => screen.findByRole('checkbox', { name: 'I also need a ride back' });
const next = () => screen.getByRole('button', { name: 'Next' });

describe('the ride back', () => {
  it('is priced with the ride there as both are stored, each converted separately', async () => {
    const cents = { ...price, priceUsd: 55.55 };
    server.mockImplementation(async (input) => {
      const isPrice = new URL(input as string, 'http://site').pathname === '/api/pricing';
      return isPrice ? Response.json([cents]) : Response.error();
    });
    const draft = { ...emptyDraft, carId: car.id, serviceId: transfer.id, details, currency: 'EUR' };
    sessionStorage.setItem('booking-draft', JSON.stringify(draft));
    const euros = { code: 'EUR', symbol: '€', ratePerUsd: 0.92 } as const;
    const { user } = await visit('/booking?step=details', {
      ...responses,
      '/api/pricing': [cents],
      '/api/currencies': [euros],
    });
    await user.click(await wanted());
    // 55.55 at 0.92 is 51.106; rounded together, both would be 102.21.
    expect(panel().getByText('Ride back').nextSibling?.textContent).toBe('€51.11');
    expect(panel().getByText('€102.22')).toBeDefined();
    expect(panel().getByText('≈ $111.10 USD')).toBeDefined();
  });

  it('has a price, the places swapped, and a date and flight of its own', async () => {
    const { user } = await visit('/booking?step=details', responses);
    await user.click(await wanted());
    expect(panel().getByText('Ride back').nextSibling?.textContent).toBe('$40.50');
    expect(panel().getByText('$81')).toBeDefined();
    expect(rideBack().getByLabelText<HTMLInputElement>(/^Pickup location/).value).toBe('Hilton Baku');
    expect(rideBack().getByLabelText<HTMLInputElement>(/^Dropoff location/).readOnly).toBe(true);
    await user.click(next());
    expect(await screen.findByText('Please check 2 fields.')).toBeDefined();
    const flight = rideBack().getByLabelText(/^Flight number/);
    expect(document.activeElement).toBe(flight);
    await user.type(flight, 'tk335');
    const date = rideBack().getByLabelText(/^Booking date/);
    fireEvent.change(date, { target: { value: '2030-04-30' } });
    expect(await screen.findByText('The ride back must be later than the ride there.')).toBeDefined();
    fireEvent.change(date, { target: { value: '2030-05-04' } });
    await user.click(next());
    await screen.findByRole('button', { name: 'Confirm Booking' });
    const summary = screen.getByRole('heading', { name: 'Ride back' });
    const items = within(summary.closest('section') as HTMLElement);
    expect(items.getByText('TK 335')).toBeDefined();
    expect(items.getByText('To the airport')).toBeDefined();
  });

  it('has the focus before what is invalid below it [P5.1.16]', async () => {
    const { user } = await visit('/booking?step=details', responses);
    await user.click(await wanted());
    await user.clear(screen.getByLabelText(/^Full name/));
    await user.click(next());
    expect(await screen.findByText('Please check 3 fields.')).toBeDefined();
    await waitFor(() => expect(document.activeElement).toBe(rideBack().getByLabelText(/^Flight number/)));
  });

  it('follows the places of the ride there until another is chosen, and is removed by its checkbox', async () => {
    const { user } = await visit('/booking?step=details', responses);
    await user.click(await wanted());
    const [there] = screen.getAllByLabelText<HTMLInputElement>(/^Dropoff location/);
    const pickup = rideBack().getByLabelText<HTMLInputElement>(/^Pickup location/);
    fireEvent.change(there as HTMLInputElement, { target: { value: 'Old City' } });
    await waitFor(() => expect(pickup.value).toBe('Old City'));
    fireEvent.change(pickup, { target: { value: 'Gobustan' } });
    fireEvent.change(there as HTMLInputElement, { target: { value: 'Hilton Baku' } });
    await waitFor(() => expect(stored().details.dropoffLocation).toBe('Hilton Baku'));
    expect(pickup.value).toBe('Gobustan');
    await user.click(await wanted());
    await waitFor(() => expect(stored().returnRide).toBeNull());
    expect(panel().queryByText('Ride back')).toBeNull();
  });

  it('retains what is typed when an earlier text comes back late', () => {
    const chosen = {
      car: null,
      service: null,
      tour: null,
      isAirportTransfer: false,
      maxPassengers: 4,
      maxLuggageLarge: null,
    };
    const props = {
      details,
      chosen: chosen as unknown as ReturnFieldsProps['chosen'],
      terms: null,
      availability: { response: null, hasQuery: false, refetch: () => undefined },
      currency: undefined,
      onChange: () => undefined,
      onCar: () => undefined,
      onErrorCount: () => undefined,
      ref: null,
    };
    const there = newReturn(details);
    const of = (pickupLocation: string) => (
      <PartOfSite>
        <ReturnFields {...props} returnRide={{ ...there, pickupLocation }} />
      </PartOfSite>
    );
    const { rerender } = render(of(there.pickupLocation));
    const pickup = screen.getByLabelText<HTMLInputElement>(/^Pickup location/);
    fireEvent.change(pickup, { target: { value: 'Gob' } });
    fireEvent.change(pickup, { target: { value: 'Gobu' } });
    rerender(of('Gob'));
    expect(pickup.value).toBe('Gobu');
  });

  it('is asked for with the ride there, which may still have the car then [II-25]', async () => {
    const { user } = await visit('/booking?step=details', responses);
    await user.click(await wanted());
    fireEvent.change(rideBack().getByLabelText(/^Booking date/), { target: { value: '2030-05-01' } });
    fireEvent.change(rideBack().getByLabelText(/^Preferred time/), { target: { value: '13:00' } });
    await waitFor(() => {
      const asked = server.mock.calls
        .map(([input]) => new URL(input as string, 'http://site'))
        .filter(({ pathname }) => pathname === '/api/availability')
        .map(({ searchParams }) => Object.fromEntries(searchParams));
      expect(asked.at(-1)).toMatchObject({
        airportDirection: 'to_airport',
        date: '2030-05-01',
        time: '13:00',
        thereDate: '2030-05-01',
        thereTime: '12:00',
        thereAirportDirection: 'from_airport',
      });
      expect(asked[0]).not.toHaveProperty('thereDate');
    });
  });

  it('has the sign if it is the arrival, not the ride there', async () => {
    const departure = {
      ...details,
      airportDirection: 'to_airport',
      pickupLocation: 'Hilton Baku',
      dropoffLocation: 'Baku Airport (GYD)',
    };
    sessionStorage.setItem('booking-draft', JSON.stringify({ ...stored(), details: departure }));
    const { user } = await visit('/booking?step=details', responses);
    await wanted();
    expect(screen.queryByLabelText(/driver’s sign/)).toBeNull();
    await user.click(await wanted());
    await user.type(screen.getByLabelText(/driver’s sign/), 'Carter family');
    await waitFor(() => expect(stored().details.signText).toBe('Carter family'));
  });

  it('is sent with the ride there, and named where it has no car any more [II-25]', async () => {
    const back = {
      bookingDate: '2030-05-04',
      bookingTime: '18:00',
      flightNumber: 'tk335',
      flightTime: '',
      stops: [],
      pickupLocation: 'Hilton Baku',
      pickupPlaceId: '',
      dropoffLocation: 'Baku Airport (GYD)',
      dropoffPlaceId: '',
    };
    sessionStorage.setItem('booking-draft', JSON.stringify({ ...stored(), returnRide: back }));
    const { user } = await visit('/booking?step=confirm', responses);
    await user.click(await screen.findByRole('button', { name: 'Confirm Booking' }));
    expect(
      await screen.findByText(/has just booked this car for the time of the ride back\.$/),
    ).toBeDefined();
    const sent = server.mock.calls.find(([input]) => input === '/api/bookings')?.[1]?.body;
    expect(JSON.parse(sent as string)).toMatchObject({
      airportDirection: 'from_airport',
      returnRide: {
        bookingDate: '2030-05-04',
        bookingTime: '18:00',
        flightNumber: 'tk335',
        flightTime: null,
        pickupLocation: 'Hilton Baku',
        dropoffLocation: 'Baku Airport (GYD)',
      },
    });
  });
});
