import { afterEach, describe, expect, it } from '@jest/globals';
import type { BookingDetailResponse } from '@chauffeur/contracts/bookings/booking';
import type { rideCandidates } from '@chauffeur/contracts/bookings/changes/ride-candidates';
import type { StaffPlaceResponse } from '@chauffeur/contracts/catalogue/places/place';
import type { Problem } from '@chauffeur/contracts/http/problem';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { z } from 'zod';
import { extraHour } from '../../../booking-fields/price/extra-hour.fixture';
import { RequestFailed, type ApiCall } from '../../../api/send-request';
import { useBooking } from '../../../booking-display/use-booking';
import { Session } from '../../../session/session';
import { showScreen } from '../../../show-screen.fixture';
import { pendingBooking } from '../../../resources/fixtures/booking.fixture';
import { EditBooking } from './edit-booking';

const { id } = pendingBooking;
const otherId = '7b0f6a3e-6c1f-4a4e-9d2b-0c9d5a1f7e22';

const booking: BookingDetailResponse = {
  ...pendingBooking,
  status: 'confirmed',
  serviceNameRu: null,
  bookingDate: '2097-05-01',
  startsAt: '2097-05-01T06:30:00.000Z',
  totalPrice: 60,
  convertedPrice: 60,
  vehicleId: id,
};

const gaps = { gapBefore: null, gapAfter: 20 };
const candidates: z.input<typeof rideCandidates> = {
  vehicles: [
    { id: otherId, carId: id, label: '2', plate: '90-AA-123', ...gaps, state: 'tight' },
    { id, carId: id, label: '1', plate: null, ...gaps, state: 'busy', busyFrom: '14:00', busyUntil: '16:30' },
  ],
  drivers: [{ id, name: 'Anar', ...gaps, state: 'offHours', rides: 3, hours: 9, isLongDay: true }],
};

type Sent = Record<string, unknown>;

const inTheWay = { reference: 'BK20970501-HJKLMNPQ', from: '11:00', until: '12:00', kind: 'ride', tight: 1 };

function rejection(code: Problem['code'], errors: Problem['errors'] = []): RequestFailed {
  return new RequestFailed(409, { type: 'about:blank', title: code, status: 409, code, errors });
}

const hotel: StaffPlaceResponse = {
  id: otherId,
  name: 'Four Seasons Hotel',
  nameRu: 'Отель Four Seasons',
  nameAz: null,
  kind: 'hotel',
  address: '1 Neftchilar Avenue',
  addressRu: null,
  aliases: ['4 Seasons'],
  isPopular: true,
  latitude: null,
  longitude: null,
  meetingNote: null,
  meetingNoteRu: null,
  isActive: true,
  version: 1,
  createdAt: '2026-11-21T09:00:00.000Z',
  updatedAt: '2026-11-21T09:00:00.000Z',
};

const gobustan = { id: otherId, name: 'Gobustan', nameRu: null, durationHours: 5 };

/** A server with two places, a tour for $180, one booking, otherwise a price of $75, and a close ride at 10:45. */
class SessionWithBooking extends Session {
  readonly sent: Sent[] = [];
  readonly asked: string[] = [];

  constructor(public stored: BookingDetailResponse) {
    super();
  }

  override async request<Result>({ method = 'GET', path, body, response }: ApiCall<Result>): Promise<Result> {
    if (path.startsWith('/api/admin/prices/suggestion')) {
      return response.parse({ priceUsd: path.includes(`tourId=${gobustan.id}`) ? 180 : 75 });
    }
    if (path === '/api/admin/tours') return [gobustan] as Result;
    if (path === '/api/admin/extras') return response.parse([extraHour]);
    if (path === '/api/admin/places') return response.parse([hotel, { ...hotel, id, isActive: false }]);
    if (!path.startsWith('/api/admin/bookings/')) return response.parse([]);
    if (path.includes('/candidates')) {
      this.asked.push(path);
      return response.parse(candidates);
    }
    if (method === 'PATCH') this.change(body as Sent);
    return response.parse(this.stored);
  }

  private change(body: Sent): void {
    this.sent.push(body);
    const { version, tellCustomer: _, allowTightGap, schedule, ...changes } = body;
    const { bookingTime } = (schedule ?? {}) as { bookingTime?: string };
    if (version !== this.stored.version) throw rejection('record.stale');
    if (bookingTime === '10:45' && !allowTightGap) {
      throw rejection('vehicle.busy', [{ field: 'vehicleId', code: 'vehicleId.busy', params: inTheWay }]);
    }
    this.stored = { ...this.stored, ...changes, version: this.stored.version + 1 };
  }
}

describe('the form of a booking', () => {
  const user = userEvent.setup();

  afterEach(cleanup);

  async function open(stored = booking, button = 'Edit'): Promise<SessionWithBooking> {
    const session = new SessionWithBooking(stored);
    showScreen(() => <EditBooking booking={stored} />, session);
    await user.click(await screen.findByRole('button', { name: button }));
    await screen.findByRole('dialog', { name: /Edit BK20261121-ABCDEFGH/ });
    return session;
  }

  const fill = (label: RegExp, value: string) =>
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
  const save = () => user.click(screen.getByRole('button', { name: 'Save' }));
  const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

  it('sends only what was changed, by Ctrl+Enter', async () => {
    const session = await open();
    fill(/Pickup location/, 'JW Marriott');
    fireEvent.keyDown(screen.getByLabelText(/Pickup location/), { key: 'Enter', ctrlKey: true });
    await isClosed();
    expect(session.sent).toEqual([{ version: 1, pickupLocation: 'JW Marriott', tellCustomer: true }]);
  });

  it('is saved by Ctrl+Enter before a field has the focus, and by Save without a change, both without a request', async () => {
    const session = await open();
    const dialog = screen.getByRole('dialog');
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
    await user.keyboard('{Control>}{Enter}{/Control}');
    await isClosed();
    await user.click(screen.getByRole('button', { name: 'Edit' }));
    await save();
    await isClosed();
    expect(session.sent).toEqual([]);
  });

  it('finds active places by what is typed, also for a stop, and sends the place with its text [II-16]', async () => {
    const session = await open();
    const pickup = screen.getByRole('combobox', { name: 'Pickup location' });
    await user.clear(pickup);
    await user.type(pickup, '4 sea');
    await user.click(await screen.findByRole('option', { name: /^Four Seasons Hotel/ }));
    await user.type(screen.getByRole('textbox', { name: 'Entrance, room or gate' }), 'Room 12');
    await user.click(screen.getByRole('button', { name: 'Add a stop' }));
    await user.type(screen.getByRole('combobox', { name: 'Stop 1' }), 'отель four{ArrowDown}{Enter}');
    await save();
    await isClosed();
    const text = 'Four Seasons Hotel, 1 Neftchilar Avenue';
    expect(session.sent).toEqual([
      {
        version: 1,
        pickupLocation: text,
        pickupPlaceId: hotel.id,
        pickupNote: 'Room 12',
        stops: [{ text, placeId: hotel.id }],
        tellCustomer: true,
      },
    ]);
  });

  it('clears the place of a text that is edited', async () => {
    const session = await open({ ...booking, pickupLocation: 'Four Seasons Hotel', pickupPlaceId: hotel.id });
    fill(/Pickup location/, 'Four Seasons Hotel, back door');
    await save();
    await isClosed();
    expect(session.sent).toEqual([
      { version: 1, pickupLocation: 'Four Seasons Hotel, back door', tellCustomer: true },
    ]);
  });

  it('sends luggage and stops as a whole, without blank ones', async () => {
    const stops = [{ text: 'Old City', placeId: null }];
    const session = await open({ ...booking, luggageLarge: 2, stops });
    fill(/^Large suitcases/, '');
    await user.click(screen.getByRole('button', { name: 'Add a stop' }));
    fill(/^Stop 2/, 'Nizami Street 10');
    await user.click(screen.getByRole('button', { name: 'Add a stop' }));
    await save();
    await isClosed();
    expect(session.sent).toEqual([
      {
        version: 1,
        luggageLarge: 0,
        stops: [...stops, { text: 'Nizami Street 10', placeId: null }],
        tellCustomer: true,
      },
    ]);
  });

  it('leaves the focus within the stops when one is removed', async () => {
    await open({ ...booking, stops: ['1', '2', '3', '4', '5'].map((text) => ({ text, placeId: null })) });
    await user.click(screen.getByRole('button', { name: 'Remove stop 5' }));
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Add a stop' }));
  });

  it('has the driver collect the open amount', async () => {
    const session = await open();
    await user.click(screen.getByRole('switch', { name: 'Driver collects' }));
    await save();
    await isClosed();
    expect(session.sent).toEqual([{ version: 1, driverCollects: true, tellCustomer: true }]);
  });

  it('saves all or nothing, asks if rides are close, and can move anyway', async () => {
    const session = await open();
    fill(/^Passengers/, '3');
    fill(/^Time/, '10:45');
    await user.click(screen.getByRole('switch', { name: 'Tell the customer' }));
    await save();
    expect(await screen.findByText(/between this ride and BK20970501-HJKLMNPQ, 11:00 to 12:00/)).toBeTruthy();
    expect(screen.getByText('Not free at that time')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Move anyway' }));
    await isClosed();
    const changes = {
      version: 1,
      passengerCount: 3,
      schedule: { bookingTime: '10:45' },
      tellCustomer: false,
    };
    expect(session.sent).toEqual([changes, { ...changes, allowTightGap: true }]);
  });

  it('shows who could take the edited ride', async () => {
    const session = await open();
    fill(/^Time/, '11:30');
    await user.click(screen.getByRole('combobox', { name: 'Vehicle' }));
    expect(await screen.findByRole('option', { name: '1 — busy 14:00–16:30' })).toBeTruthy();
    const names = screen.getAllByRole('option').map(({ textContent }) => textContent);
    expect(names.slice(2)).toEqual(['2 · 90-AA-123 — 20 min to another ride', '1 — busy 14:00–16:30']);
    expect(session.asked.at(-1)).toContain('bookingTime=11%3A30');
    // The length is omitted: another vehicle has its own usual buffer, which the form does not know.
    expect(session.asked.at(-1)).not.toMatch(/bufferMinutes|durationMinutes|serviceId|tourId/);
    await user.click(screen.getByRole('option', { name: /^2/ }));
    await user.click(screen.getByRole('combobox', { name: 'Driver' }));
    await user.click(await screen.findByRole('option', { name: 'Anar — off hours, long day' }));
    expect(await screen.findByText("This is outside the driver's working hours.")).toBeTruthy();
    await save();
    await isClosed();
    expect(session.sent).toEqual([
      {
        version: 1,
        schedule: { bookingTime: '11:30', vehicleId: otherId, driverId: id },
        tellCustomer: true,
      },
    ]);
  });

  it('shows who could take the ride with other extra hours', async () => {
    const session = await open({ ...booking, serviceId: null, tourId: gobustan.id, tourName: 'Gobustan' });
    fireEvent.change(await screen.findByLabelText(/^Extra hour/), { target: { value: '2' } });
    await waitFor(() => expect(session.asked.at(-1)).toContain('extraHours=2'));
  });

  it('keeps what was typed, and that alone, when somebody else has saved first [I-33]', async () => {
    const session = await open();
    session.stored = { ...booking, version: 5, customerName: 'Emily Stone' };
    fill(/Pickup location/, 'JW Marriott');
    await save();
    await user.click(await screen.findByRole('button', { name: 'Keep mine and continue' }));
    expect(screen.getByRole<HTMLInputElement>('combobox', { name: /Customer name/ }).value).toBe(
      'Emily Stone',
    );
    await save();
    await isClosed();
    expect(session.sent.at(-1)).toEqual({ version: 5, pickupLocation: 'JW Marriott', tellCustomer: true });
  });

  it('leaves what another admin has changed meanwhile if nothing was typed', async () => {
    const session = new SessionWithBooking(booking);
    const Page = () => {
      const { data } = useBooking(id);
      return data ? (
        <>
          <output>{data.totalPrice}</output>
          <EditBooking booking={data} />
        </>
      ) : null;
    };
    const { readAgain } = showScreen(Page, session);
    await user.click(await screen.findByRole('button', { name: 'Edit' }));
    session.stored = { ...booking, version: 2, totalPrice: 80 };
    readAgain();
    await screen.findByText('80');
    await save();
    await isClosed();
    expect(screen.getByText('80')).toBeTruthy();
    expect(session.sent).toEqual([]);
  });

  it('is shown as saved if the response was lost', async () => {
    const session = await open();
    session.stored = { ...booking, version: 2, pickupLocation: 'JW Marriott' };
    fill(/Pickup location/, 'JW Marriott');
    await save();
    await isClosed();
    expect(session.sent).toHaveLength(1);
  });

  it('requires the length of the ride, which stays as booked unless the offer changes', async () => {
    const session = await open();
    fill(/Duration, minutes/, '');
    await save();
    expect(await screen.findByText('Please fill in this field')).toBeTruthy();
    expect(session.sent).toEqual([]);
  });

  it('begins at the price if none is agreed, and offers the list price', async () => {
    const session = await open({ ...booking, totalPrice: 0 }, 'Agree a price');
    expect(document.activeElement).toBe(screen.getByLabelText(/Total price/));
    await user.click(await screen.findByRole('button', { name: 'Use $75' }));
    await save();
    await isClosed();
    expect(session.sent).toEqual([{ version: 1, totalPrice: 75, tellCustomer: true }]);
  });

  it('preserves the booked price next to the list price', async () => {
    await open();
    expect(await screen.findByText('Price list: $75. Booked: $60.')).toBeTruthy();
  });

  it('keeps it with another offer too, beside the price of that one [I-32]', async () => {
    const session = await open();
    await user.click(screen.getByRole('combobox', { name: 'Tour' }));
    await user.click(await screen.findByRole('option', { name: 'Gobustan' }));
    expect(await screen.findByText('Price list: $180. Booked: $60.')).toBeTruthy();
    await save();
    await isClosed();
    const [details] = session.sent;
    expect(details).toMatchObject({ tourId: gobustan.id, serviceId: null });
    expect(details).not.toHaveProperty('totalPrice');
  });
});
