import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { StaffServiceResponse } from '@chauffeur/contracts/catalogue/service';
import { bookingExample } from '@chauffeur/contracts/events/booking-example';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { RequestFailed, type ApiCall } from '../../api/send-request';
import { useBooking } from '../../booking-display/use-booking';
import { Session } from '../../session/session';
import { showScreen } from '../../show-screen.fixture';
import { ManualBookingPage } from './manual-booking.page';
import { aStaffCar, recordId, recordMetadata } from './staff-car.fixture';

const id = recordId;
const car = aStaffCar();
const aService = (
  name: string,
  serviceType: StaffServiceResponse['serviceType'],
  serviceId: string,
): StaffServiceResponse => ({
  id: serviceId,
  name,
  nameRu: null,
  description: name,
  descriptionRu: null,
  serviceType,
  serviceTypeId: id,
  serviceTypeDetails: {
    id,
    name,
    nameRu: null,
    description: name,
    descriptionRu: null,
    icon: 'Car',
    color: '#3B82F6',
    basePricePerHour: null,
    image: null,
  },
  durationHours: 1,
  basePrice: 40,
  youtubeUrl: null,
  image: null,
  photos: [],
  ...recordMetadata,
});

/** A server with a transfer and a city tour that rejects bookings because the ride back is too early. */
class SessionWithTransfer extends Session {
  readonly sent: unknown[] = [];
  rejection = { field: 'returnRide.bookingDate', code: 'returnRide.bookingDate.beforeOutbound' };
  rideThere: object = rideThere;
  priceUsd: number | null = 40;
  extras: object[] = [];

  override async request<Result>({ method, path, body, response }: ApiCall<Result>): Promise<Result> {
    if (method === 'POST') {
      this.sent.push(body);
      const problem = {
        type: 'about:blank',
        title: '',
        status: 400,
        code: 'request.invalid',
        errors: [this.rejection],
      };
      throw new RequestFailed(400, problem);
    }
    if (path.startsWith('/api/admin/prices/suggestion')) return response.parse({ priceUsd: this.priceUsd });
    if (path === '/api/admin/extras') return response.parse(this.extras);
    if (path === '/api/admin/cars') return response.parse([car]);
    if (path === '/api/admin/services') {
      return response.parse([
        aService('Airport transfer', 'airport_transfer', id),
        aService('City tour', 'city_tour', id.replace('6a0f', '6a1f')),
      ]);
    }
    if (path === `/api/admin/bookings/${id}`) return response.parse(this.rideThere);
    return response.parse([]);
  }
}

/** A stored transfer. */
const rideThere = {
  ...bookingExample,
  id,
  carId: id,
  serviceId: id,
  driver: null,
  history: [],
  assignments: [],
};

describe('the ride back of a stored booking', () => {
  afterEach(cleanup);

  it('is filled from the current version of the booking, not the cached one', async () => {
    const user = userEvent.setup();
    const session = new SessionWithTransfer();
    const Seen = () => {
      const { data } = useBooking(id);
      const [isOpen, setOpen] = useState(false);
      return isOpen ? <ManualBookingPage /> : data && <button onClick={() => setOpen(true)}>Way back</button>;
    };
    showScreen(Seen, session, `/manual-booking?return=${id}`);
    const wayBack = await screen.findByRole('button', { name: 'Way back' });
    session.rideThere = { ...rideThere, pickupLocation: 'Fountain Square' };
    await user.click(wayBack);
    const to = await screen.findByRole<HTMLInputElement>('combobox', { name: 'Drop-off location' });
    expect(to.value).toBe('Fountain Square');
  });

  it('is linked to the booking unless staff switch that off', async () => {
    const user = userEvent.setup();
    const session = new SessionWithTransfer();
    showScreen(ManualBookingPage, session, `/manual-booking?return=${id}`);
    const link = await screen.findByRole('switch', {
      name: `This is the ride back of ${rideThere.referenceNumber}`,
    });
    expect((link as HTMLInputElement).checked).toBe(true);
    expect(screen.queryByRole('switch', { name: 'The customer also needs a ride back' })).toBeNull();
    fireEvent.change(screen.getByLabelText(/Flight number/), { target: { value: 'J2 8001' } });
    await user.click(screen.getByRole('button', { name: 'Create booking' }));
    await waitFor(() =>
      expect(session.sent.at(-1)).toMatchObject({ returnOf: id, airportDirection: 'to_airport' }),
    );
    await user.click(link);
    await user.click(screen.getByRole('button', { name: 'Create booking' }));
    await waitFor(() => expect(session.sent.at(-1)).toMatchObject({ returnOf: null }));
  });

  it('gets the focus when it is rejected, and the reason is announced', async () => {
    const user = userEvent.setup();
    const session = new SessionWithTransfer();
    session.rejection = { field: 'returnOf', code: 'returnOf.notPossible' };
    showScreen(ManualBookingPage, session, `/manual-booking?return=${id}`);
    const link = await screen.findByRole('switch', { name: /^This is the ride back of/ });
    fireEvent.change(screen.getByLabelText(/Flight number/), { target: { value: 'J2 8001' } });
    await user.click(screen.getByRole('button', { name: 'Create booking' }));
    const reason = await screen.findByText(/^That booking is cancelled/);
    expect(reason.getAttribute('role')).toBe('alert');
    await waitFor(() => expect(document.activeElement).toBe(link));
  });

  it('becomes a separate booking once the stored one is cancelled, and the form says so', async () => {
    const user = userEvent.setup();
    const session = new SessionWithTransfer();
    const { readAgain } = showScreen(ManualBookingPage, session, `/manual-booking?return=${id}`);
    await screen.findByRole('switch', { name: /^This is the ride back of/ });
    fireEvent.change(screen.getByLabelText(/Flight number/), { target: { value: 'J2 8001' } });
    session.rideThere = { ...rideThere, status: 'cancelled' };
    readAgain();
    expect(await screen.findByText(/^The ride there has been cancelled/)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Create booking' }));
    await waitFor(() => expect(session.sent.at(-1)).toMatchObject({ returnOf: null }));
  });
});

describe('the ride back of a duplicated booking', () => {
  afterEach(cleanup);

  it('costs as much as the ride there without its stops', async () => {
    const user = userEvent.setup();
    const session = new SessionWithTransfer();
    const names = { name: 'Extra stop', nameRu: null, description: null, descriptionRu: null };
    const offered = { offerKinds: ['airport_transfer'], isActive: true, displayOrder: 1, maxCount: 5 };
    const [seat] = bookingExample.extras;
    session.extras = [
      { id, code: 'extra_stop', ...names, priceUsd: 7, ...offered, ...recordMetadata },
      { id: seat?.extraId, code: seat?.code, ...names, priceUsd: 5, ...offered, ...recordMetadata },
    ];
    showScreen(ManualBookingPage, session, `/manual-booking?duplicate=${id}`);
    await user.click(await screen.findByRole('switch', { name: 'The customer also needs a ride back' }));
    const back = screen.getByLabelText<HTMLInputElement>(/Price of the ride back/);
    await waitFor(() => expect(back.value).toBe('48'));
    expect(screen.getByLabelText<HTMLInputElement>(/Price of the ride there/).value).toBe('55');
  });
});

it('a copied booking that was edited is not replaced by a blank form without a question', async () => {
  const user = userEvent.setup();
  const Page = () => (
    <>
      <Link to="/manual-booking">Manual Booking</Link>
      <ManualBookingPage />
    </>
  );
  showScreen(Page, new SessionWithTransfer(), `/manual-booking?duplicate=${id}`);
  const flight = await screen.findByLabelText<HTMLInputElement>(/Flight number/);
  fireEvent.change(flight, { target: { value: 'J2 8001' } });
  await user.click(screen.getByRole('link', { name: 'Manual Booking' }));
  await user.click(await screen.findByRole('button', { name: 'Keep editing' }));
  expect(flight.isConnected).toBe(true);
  expect(flight.value).toBe('J2 8001');
  cleanup();
});

describe('a manual booking with a ride back', () => {
  const user = userEvent.setup();
  let session: SessionWithTransfer;
  beforeEach(() => {
    session = new SessionWithTransfer();
    showScreen(ManualBookingPage, session);
  });
  afterEach(cleanup);

  const choose = async (field: string | RegExp, option: string | RegExp) => {
    await user.click(await screen.findByRole('combobox', { name: field }));
    await user.click(await screen.findByRole('option', { name: option }));
  };
  const fill = (label: RegExp, value: string, within_ = within(document.body)) =>
    fireEvent.change(within_.getAllByLabelText(label)[0] as HTMLElement, { target: { value } });
  const wanted = () => screen.findByRole('switch', { name: 'The customer also needs a ride back' });
  const rideBack = () => within(screen.getByRole('group', { name: 'Ride back' }));

  it('has its own fields and price, and places that follow those of the ride there [II-25]', async () => {
    await choose(/Car/, /Toyota Camry/);
    await choose(/Service/, 'City tour');
    expect(screen.queryByRole('switch', { name: /ride back/ })).toBeNull();
    await choose(/Service/, 'Airport transfer');
    await choose(/Direction/, 'To the airport');
    await user.click(await wanted());
    fill(/^Pickup location/, 'Hilton Baku');
    fill(/^Drop-off location/, 'Baku Airport (GYD)');
    const pickup = rideBack().getByLabelText<HTMLInputElement>(/^Pickup location/);
    await waitFor(() => expect(pickup.value).toBe('Baku Airport (GYD)'));
    fill(/^Drop-off location/, 'Old City', rideBack());
    fill(/^Pickup location/, 'Fairmont Baku');
    expect(rideBack().getByLabelText<HTMLInputElement>(/^Drop-off location/).value).toBe('Old City');
    await waitFor(() =>
      expect(screen.getByLabelText<HTMLInputElement>(/Price of the ride back/).value).toBe('40'),
    );
    fill(/Price of the ride back/, '35');
    fill(/Flight number/, 'j28001', rideBack());
    fill(/Name on the sign/, 'Carter family', rideBack());
    fill(/^Customer name/, 'Sevda');
    fill(/^Phone/, '+994 50 777 66 55');
    await user.click(screen.getByRole('switch', { name: 'The customer has no email' }));
    await user.click(screen.getByRole('button', { name: 'Create booking' }));
    const date = rideBack().getByLabelText(/^Booking date/);
    await waitFor(() => expect(date.getAttribute('aria-invalid')).toBe('true'));
    expect(session.sent).toEqual([]);
    fill(/^Booking date/, '2030-01-01', rideBack());
    await user.click(screen.getByRole('button', { name: 'Create booking' }));
    expect(await screen.findByText('The ride back must be later than the ride there.')).toBeTruthy();
    expect(session.sent).toMatchObject([
      {
        airportDirection: 'to_airport',
        signText: 'Carter family',
        totalPrice: 40,
        returnRide: {
          bookingDate: '2030-01-01',
          flightNumber: 'J2 8001',
          pickupLocation: 'Baku Airport (GYD)',
          dropoffLocation: 'Old City',
          totalPrice: 35,
        },
      },
    ]);
  });

  it('is not held up by half a flight time of a transfer once another service is chosen', async () => {
    await choose(/Car/, /Toyota Camry/);
    await choose(/Service/, 'Airport transfer');
    const time = await screen.findByLabelText(/^Flight time/);
    // As in a browser that shows 16:--.
    Object.defineProperty(time, 'validity', { value: { badInput: true } });
    fireEvent.keyUp(time);
    await choose(/Service/, 'City tour');
    fill(/^Customer name/, 'Sevda');
    fill(/^Phone/, '+994 50 777 66 55');
    fill(/^Pickup location/, 'Hilton Baku');
    await user.click(screen.getByRole('switch', { name: 'The customer has no email' }));
    await user.click(screen.getByRole('button', { name: 'Create booking' }));
    await waitFor(() => expect(session.sent).toHaveLength(1));
  });

  it('costs what staff typed for the ride there if no price is stored', async () => {
    session.priceUsd = null;
    await choose(/Car/, /Toyota Camry/);
    await choose(/Service/, 'Airport transfer');
    fill(/^Total price/, '60');
    await user.click(await wanted());
    const back = screen.getByLabelText<HTMLInputElement>(/Price of the ride back/);
    await waitFor(() => expect(back.value).toBe('60'));
    fill(/Price of the ride back/, '50');
    fill(/Price of the ride there/, '65');
    expect(back.value).toBe('50');
  });

  it('is removed by its switch, and by another service', async () => {
    await choose(/Car/, /Toyota Camry/);
    await choose(/Service/, 'Airport transfer');
    await user.click(await wanted());
    await user.click(await wanted());
    expect(screen.queryByLabelText(/Price of the ride back/)).toBeNull();
    await user.click(await wanted());
    await choose(/Service/, 'City tour');
    await waitFor(() => expect(screen.queryByLabelText(/Price of the ride back/)).toBeNull());
    await choose(/Service/, 'Airport transfer');
    expect(screen.getByRole<HTMLInputElement>('switch', { name: /ride back/ }).checked).toBe(false);
  });
});
