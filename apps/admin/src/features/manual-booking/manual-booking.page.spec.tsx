import { afterEach, describe, expect, it } from '@jest/globals';
import type { CustomerResponse } from '@chauffeur/contracts/bookings/customer';
import type { StaffTourResponse } from '@chauffeur/contracts/catalogue/tour';
import { bookingExample } from '@chauffeur/contracts/events/booking-example';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RequestFailed, type ApiCall } from '../../api/send-request';
import { LanguageSwitch } from '../../layout/header/language-switch';
import { showScreen } from '../../show-screen.fixture';
import { translatePage } from '../../../../../infra/launch/jest/translate-page';
import { Session } from '../../session/session';
import { ManualBookingPage } from './manual-booking.page';
import { aStaffCar, recordId, recordMetadata } from './staff-car.fixture';

const id = recordId;
const other = id.replace('6a0f', '6a1f');
const car = aStaffCar({ isAvailable: false });
const tour: StaffTourResponse = {
  id,
  name: 'Shaki',
  nameRu: null,
  description: 'Caravanserai',
  descriptionRu: null,
  durationHours: 12,
  basePrice: 180,
  destinations: ['Shaki'],
  destinationsRu: [],
  youtubeUrl: null,
  image: null,
  photos: [],
  ...recordMetadata,
};

const ride = { id, referenceNumber: 'BK20260101-ABCDEFGH' };
const customer: CustomerResponse = {
  name: 'Sevda Aliyeva',
  phone: '050 777 66 55',
  email: '',
  preferredMessagingApp: 'telegram',
  language: 'ru',
  rides: 2,
  lastRide: { ...ride, bookingDate: '2026-01-01', pickupLocation: 'Old City', dropoffLocation: 'Shaki' },
  ridesOnDate: [],
};

/** A server with a hidden car, a tour, and a price unless reading it fails. */
class SessionWithOffers extends Session {
  priceUsd: number | null | 'failed' = 180;

  override async request<Result>({ path, response }: ApiCall<Result>): Promise<Result> {
    if (path.startsWith('/api/admin/prices/suggestion')) {
      if (this.priceUsd === 'failed') throw new RequestFailed(409, null);
      return response.parse({ priceUsd: this.priceUsd });
    }
    if (path.startsWith('/api/admin/customers')) {
      return response.parse([{ ...customer, ridesOnDate: path.includes('date=') ? [ride] : [] }]);
    }
    if (path === '/api/admin/cars') return response.parse([car]);
    return response.parse(path === '/api/admin/tours' ? [tour] : []);
  }
}

/** A server without any record. */
class EmptySession extends Session {
  override async request<Result>({ response }: ApiCall<Result>): Promise<Result> {
    return response.parse([]);
  }
}

/** A server on which the first try is close to another ride. */
class SessionWithTightRide extends SessionWithOffers {
  readonly sent: unknown[] = [];

  override async request<Result>(call: ApiCall<Result>): Promise<Result> {
    if (call.method !== 'POST') return super.request(call);
    this.sent.push(call.body);
    if (this.sent.length > 1) return new Promise(() => undefined);
    const params = {
      kind: 'ride',
      reference: 'BK20260101-ABCDEFGH',
      from: '10:00',
      until: '11:00',
      tight: 1,
    };
    const errors = [{ field: 'vehicleId', code: 'vehicleId.busy', params }];
    const rejected = { type: 'about:blank', title: 'Conflict', status: 409, code: 'vehicle.busy', errors };
    throw new RequestFailed(409, rejected);
  }
}

/** A server on which the car's only vehicle has another ride. */
class SessionWithBusyVehicle extends SessionWithOffers {
  override async request<Result>(call: ApiCall<Result>): Promise<Result> {
    const { method, path, response } = call;
    if (method === 'POST') {
      return response.parse({ ...bookingExample, id, bookingTime: '10:00', vehicleId: null });
    }
    if (!path.startsWith('/api/admin/bookings/candidates')) return super.request(call);
    const gaps = { gapBefore: null, gapAfter: null };
    const vehicle = { id: other, carId: id, label: '1', plate: null, state: 'busy', ...gaps };
    return response.parse({ vehicles: [vehicle], drivers: [] });
  }
}

describe('a manual booking', () => {
  const user = userEvent.setup();

  afterEach(cleanup);

  /** Sets the value in one event: each key renders the long form again. */
  const fill = (label: RegExp, value: string) =>
    fireEvent.change(screen.getByLabelText(label), { target: { value } });

  async function enterCustomer(): Promise<void> {
    fill(/Customer name/, 'Sevda');
    fill(/^Phone/, '+994 50 777 66 55');
    await user.click(screen.getByRole('switch', { name: 'The customer has no email' }));
    fill(/Pickup location/, 'Old City');
  }

  async function chooseRide(session: SessionWithOffers): Promise<HTMLInputElement> {
    showScreen(ManualBookingPage, session);
    await user.click(await screen.findByRole('combobox', { name: /Car/ }));
    await user.click(
      await screen.findByRole('option', { name: 'Toyota Camry (4 passengers, not on the site)' }),
    );
    await user.click(screen.getByRole('combobox', { name: 'Tour' }));
    await user.click(await screen.findByRole('option', { name: 'Shaki' }));
    return screen.getByLabelText<HTMLInputElement>(/Total price/);
  }

  it('starts with the saved price of the combination', async () => {
    const price = await chooseRide(new SessionWithOffers());
    await waitFor(() => expect(price.value).toBe('180'));
    expect(screen.getByText('Suggested: $180')).toBeTruthy();
  });

  it('says at its fields what has to be added first, and leads there', async () => {
    showScreen(ManualBookingPage, new EmptySession());
    await screen.findByRole('link', { name: 'Add a car' });
    await user.click(screen.getByRole('button', { name: 'Create booking' }));
    const description = 'There are no cars yet. Add a car';
    await waitFor(() => expect(screen.getByRole('combobox', { name: /Car/, description })).toBeTruthy());
    const links = screen.getAllByRole('link', { name: /^Add/ });
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/cars',
      '/services',
      '/tours',
      '/vehicles',
      '/drivers',
    ]);
  });

  it('has no invisible button in the text of a place or of the customer', async () => {
    showScreen(ManualBookingPage, new SessionWithOffers());
    for (const label of [/Pickup location/, /Customer name/]) {
      await user.click(await screen.findByLabelText(label));
      fill(label, 'Hilton');
      expect(screen.queryByRole('button', { name: 'Clear' })).toBeNull();
    }
  });

  it('is booked with less than the usual time to another ride if staff agree to it', async () => {
    const session = new SessionWithTightRide();
    await chooseRide(session);
    await enterCustomer();
    await user.click(screen.getByRole('button', { name: 'Create booking' }));
    await screen.findByText(/BK20260101-ABCDEFGH, 10:00 to 11:00\. Book anyway\?$/);
    await user.click(screen.getByRole('button', { name: 'Book anyway' }));
    await waitFor(() => expect(session.sent).toHaveLength(2));
    expect(session.sent[0]).not.toHaveProperty('allowTightGap');
    expect(session.sent[1]).toMatchObject({ allowTightGap: true });
  });

  it('says that it got no vehicle, also once the next one is entered', async () => {
    const session = new SessionWithBusyVehicle();
    await chooseRide(session);
    await enterCustomer();
    fill(/^Booking date/, '2099-05-01');
    fill(/^Time/, '10:00');
    expect(await screen.findByText(/^No vehicle of this car is free at this time\./)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Create booking' }));
    const message = `${bookingExample.referenceNumber} has no vehicle yet.`;
    expect(await screen.findByText(message)).toBeTruthy();
    expect(screen.queryByText(/^No vehicle of this car/)).toBeNull();
    await screen.findByText('Last entered:', undefined, { timeout: 4_000 });
    expect(screen.getByText(message)).toBeTruthy();
    const toBoard = screen.getByRole('link', { name: 'Assign one on the board' });
    expect(toBoard.getAttribute('href')).toBe(`/dispatch?date=${bookingExample.bookingDate}&ride=${id}`);
  });

  it('makes room for what is typed for the next one, and keeps that', async () => {
    await chooseRide(new SessionWithBusyVehicle());
    await enterCustomer();
    fill(/Special requests/, 'Child seat');
    await user.click(screen.getByRole('button', { name: 'Create booking' }));
    await screen.findByText(/^Booking created/);
    const requests = screen.getByLabelText<HTMLTextAreaElement>('Special requests');
    act(() => requests.focus());
    await user.keyboard('{Shift>}{Tab}{/Shift}{Tab}');
    fireEvent.pointerDown(requests);
    expect(screen.getByText(/^Booking created/)).toBeTruthy();
    await user.keyboard('Sign');
    expect(requests.value).toBe('Sign');
    expect(screen.getByLabelText<HTMLInputElement>(/Pickup location/).value).toBe('');
    expect(screen.getByText('Last entered:')).toBeTruthy();
  });

  it('takes no input while it is being booked, which the next one would replace', async () => {
    const session = new SessionWithTightRide();
    await chooseRide(session);
    await enterCustomer();
    await user.click(screen.getByRole('button', { name: 'Create booking' }));
    await user.click(await screen.findByRole('button', { name: 'Book anyway' }));
    await waitFor(() => expect(session.sent).toHaveLength(2));
    expect(screen.getByLabelText('Special requests').closest('[inert]')).not.toBeNull();
  });

  it('offers no confirmation for a ride that is over', async () => {
    await chooseRide(new SessionWithOffers());
    const offered = () => screen.queryByRole('switch', { name: 'Send the confirmation' });
    expect(offered()).toBeTruthy();
    fill(/^Booking date/, '2020-05-01');
    expect(await screen.findByText('This time has already passed in Baku.')).toBeTruthy();
    expect(offered()).toBeNull();
  });

  it('marks both choices where neither is made, and needs no email of a customer without one [I-45]', async () => {
    const price = await chooseRide(new SessionWithOffers());
    const submit = screen.getByRole('button', { name: 'Create booking' });
    await user.click(screen.getByRole('combobox', { name: 'Tour' }));
    await user.click(await screen.findByRole('option', { name: 'None' }));
    await user.click(screen.getByRole('switch', { name: 'The customer has no email' }));
    await user.click(submit);
    expect(await screen.findAllByText('Please choose a service or a tour')).toHaveLength(2);
    expect(screen.getByRole<HTMLInputElement>('combobox', { name: 'Email' }).disabled).toBe(true);
    expect(screen.queryByRole('switch', { name: 'Send the confirmation' })).toBeNull();
    // For the name, the phone and the pickup.
    expect(screen.getAllByText('Please fill in this field')).toHaveLength(3);
    await user.click(screen.getByRole('combobox', { name: /Tour/ }));
    await user.click(await screen.findByRole('option', { name: 'Shaki' }));
    await waitFor(() => expect(screen.queryByText('Please choose a service or a tour')).toBeNull());
    expect(price.value).toBe('180');
  });

  it('follows each choice on a page that the browser translates', async () => {
    await chooseRide(new SessionWithOffers());
    translatePage();
    await user.click(screen.getByRole('combobox', { name: 'Tour' }));
    await user.click(await screen.findByRole('option', { name: 'None' }));
    translatePage();
    await user.click(screen.getByRole('combobox', { name: /Tour/ }));
    await user.click(await screen.findByRole('option', { name: 'Shaki' }));
    expect(screen.getByDisplayValue('180')).toBeDefined();
  });

  it('fills in a customer who calls again, offers the places of the last ride, and names that of the same day', async () => {
    showScreen(ManualBookingPage, new SessionWithOffers());
    await user.type(screen.getByRole('combobox', { name: 'Phone' }), '0507776655');
    await user.click(await screen.findByRole('option', { name: /Sevda Aliyeva/ }));
    expect(screen.getByRole<HTMLInputElement>('combobox', { name: 'Customer name' }).value).toBe(
      customer.name,
    );
    expect(screen.getByRole<HTMLInputElement>('combobox', { name: 'Phone' }).value).toBe(customer.phone);
    expect(screen.getByRole<HTMLInputElement>('switch', { name: /no email/ }).checked).toBe(true);
    expect(screen.getByRole('combobox', { name: 'Language' }).textContent).toBe('Russian');
    await user.click(screen.getByRole('button', { name: 'Use these places' }));
    expect(screen.getByRole<HTMLInputElement>('combobox', { name: 'Pickup location' }).value).toBe(
      'Old City',
    );
    expect(screen.getByRole<HTMLInputElement>('combobox', { name: 'Drop-off location' }).value).toBe('Shaki');
    const warning = await screen.findByText(/is on this day already/);
    expect(warning.textContent).toBe('BK20260101-ABCDEFGH is on this day already.');
    // Announced once, without interrupting the typing.
    expect(warning.closest('[role=status], [role=alert]')?.getAttribute('role')).toBe('status');
  });

  it.each([
    [null, 'There is no price for this combination'],
    ['failed', 'The suggested price could not be looked up. Please enter the price.'],
  ] as const)(
    'begins at 0 where the price is %s, and shows which of the two it is [B8.29]',
    async (priceUsd, notice) => {
      const session = new SessionWithOffers();
      session.priceUsd = priceUsd;
      const price = await chooseRide(session);
      expect(await screen.findByText(notice)).toBeTruthy();
      expect(price.value).toBe('0');
    },
  );
});

describe('the extras of a manual booking', () => {
  const user = userEvent.setup();
  const duplicated = {
    ...bookingExample,
    id,
    carId: id,
    serviceId: null,
    tourId: id,
    driver: null,
    history: [],
    assignments: [],
    extras: [
      { extraId: id, code: 'child_seat', name: 'Child seat', nameRu: null, unitPrice: 5, count: 1 },
      { extraId: other, code: 'water', name: 'Water', nameRu: null, unitPrice: 2, count: 2 },
    ],
  };
  const water = {
    id: other,
    code: 'water',
    name: 'Water',
    nameRu: null,
    description: null,
    descriptionRu: null,
    priceUsd: 2,
    maxCount: 4,
    offerKinds: ['tour'],
    isActive: true,
    displayOrder: 1,
    ...recordMetadata,
  };

  const withdrawn = { ...water, id, code: 'child_seat', name: 'Child seat', isActive: false };

  /** A server that rejects every booking because an extra is not offered. */
  class SessionWithExtras extends SessionWithOffers {
    readonly sent: unknown[] = [];
    extras: unknown[] | 'unknown' = [water, withdrawn];

    override async request<Result>(call: ApiCall<Result>): Promise<Result> {
      const { method, path, body, response } = call;
      if (method === 'POST') {
        this.sent.push(body);
        const code = 'extras.notOffered';
        const errors = [{ field: 'extras', code }];
        throw new RequestFailed(409, { type: 'about:blank', title: '', status: 409, code, errors });
      }
      if (path === `/api/admin/bookings/${id}`) return response.parse(duplicated);
      if (path === '/api/admin/tours') return response.parse([tour, { ...tour, id: other, name: 'Gabala' }]);
      if (path !== '/api/admin/extras') return super.request(call);
      if (this.extras === 'unknown') throw new RequestFailed(503, null);
      return response.parse(this.extras);
    }
  }

  afterEach(cleanup);

  it.each([
    ['not offered any more', [water, withdrawn]],
    ['removed', [water]],
  ])('are those of the duplicated booking without one that is %s', async (_, extras) => {
    const session = new SessionWithExtras();
    session.extras = extras;
    showScreen(ManualBookingPage, session, `/manual-booking?duplicate=${id}`);
    await screen.findByRole('spinbutton', { name: 'Water' });
    expect((await screen.findByText(/^Removed, /)).textContent).toContain('Child seat');
    await user.click(screen.getByRole('button', { name: 'Create booking' }));
    await waitFor(() => expect(session.sent).toMatchObject([{ extras: [{ extraId: other, count: 2 }] }]));
    expect(await screen.findByText(/^This extra is not offered any more/)).toBeTruthy();
  });

  it('are marked as English where the back office is in Russian, and so are choices without a translation', async () => {
    const InRussian = () => (
      <>
        <LanguageSwitch />
        <ManualBookingPage />
      </>
    );
    showScreen(InRussian, new SessionWithExtras(), `/manual-booking?duplicate=${id}`);
    expect((await screen.findByText('Water', { selector: 'label *' })).lang).toBe('');
    fireEvent.click(screen.getByText('RU'));
    try {
      await waitFor(() => expect(screen.getByText('Water', { selector: 'label *' }).lang).toBe('en'));
      const shaki = await screen.findByText('Shaki');
      expect(shaki.lang).toBe('en');
      fireEvent.mouseDown(shaki);
      const option = await screen.findByRole('option', { name: 'Shaki' });
      expect(option.querySelector('[lang="en"]')?.textContent).toBe('Shaki');
      fireEvent.click(option);
    } finally {
      fireEvent.click(screen.getByText('EN'));
    }
  });

  it('preserve the agreed price of a duplicated booking except for those removed, also after its tour is chosen again', async () => {
    showScreen(ManualBookingPage, new SessionWithExtras(), `/manual-booking?duplicate=${id}`);
    const price = await screen.findByLabelText<HTMLInputElement>(/Total price/);
    const agreed = String(duplicated.totalPrice - 5);
    await waitFor(() => expect(price.value).toBe(agreed));
    for (const [name, expected] of [
      ['Gabala', '184'],
      ['Shaki', agreed],
    ] as const) {
      await user.click(screen.getByRole('combobox', { name: /^Tour/ }));
      await user.click(await screen.findByRole('option', { name }));
      await waitFor(() => expect(price.value).toBe(expected));
    }
  });

  it('cause an error below the form if they have no field in it', async () => {
    const session = new SessionWithExtras();
    session.extras = 'unknown';
    showScreen(ManualBookingPage, session, `/manual-booking?duplicate=${id}`);
    await user.click(await screen.findByRole('button', { name: 'Create booking' }));
    expect(
      (await screen.findByText(/^This extra is not offered any more/)).closest('[role=alert]'),
    ).toBeTruthy();
  });
});
