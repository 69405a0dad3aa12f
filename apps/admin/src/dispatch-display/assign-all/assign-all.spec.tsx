import type { BookingDetailResponse } from '@chauffeur/contracts/bookings/booking';
import type { RideCandidates } from '@chauffeur/contracts/bookings/changes/ride-candidates';
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { useQueryClient } from '@tanstack/react-query';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RequestFailed, type ApiCall } from '../../api/send-request';
import { errorResponse } from '../../records/session-with-records.fixture';
import { Session } from '../../session/session';
import { showScreen } from '../../show-screen.fixture';
import { AssignAllDialog } from './assign-all-dialog';

const free = { state: 'free', gapBefore: null, gapAfter: null, busyFrom: null, busyUntil: null } as const;
const driver = { ...free, rides: 0, hours: 0, isLongDay: false, hasDeclined: false, hasLink: false };
const anar = { ...driver, id: 'anar', name: 'Anar' };
const rauf = { ...driver, id: 'rauf', name: 'Rauf' };
const kamal = { ...driver, id: 'kamal', name: 'Kamal' };

/** A server with two rides at the same time; Rauf has meanwhile got another ride, and Kamal has one soon after. */
class SessionWithRides extends Session {
  readonly sent: (readonly [string, unknown])[] = [];
  readonly deleted = new Set<string>();
  isDown = false;
  drivers: readonly object[] = [anar, rauf];
  vehicles: readonly object[] = [];
  readonly #given = new Map<string, string>();
  readonly #vehicles = new Map<string, string>();

  override async request<Result>({ method = 'GET', path, body }: ApiCall<Result>): Promise<Result> {
    const [id = '', what] = path.split('/').slice(4);
    if (this.isDown) throw new RequestFailed(null, null);
    if (this.deleted.has(id)) throw new RequestFailed(404, null);
    if (method === 'GET' && what === 'candidates')
      return { vehicles: this.vehicles, drivers: this.drivers } as RideCandidates & Result;
    if (method === 'GET') return this.#booking(id) as BookingDetailResponse & Result;
    this.sent.push([path, body]);
    const {
      driverId,
      vehicleId,
      allowTightGap = false,
    } = body as Record<'driverId' | 'vehicleId', string> & {
      allowTightGap?: boolean;
    };
    if (vehicleId) this.#vehicles.set(id, vehicleId);
    if (driverId === 'rauf' || (driverId === 'kamal' && !allowTightGap)) {
      const params = {
        reference: 'BK1',
        bookingId: 'x',
        from: '10:00',
        until: '11:00',
        kind: 'ride',
        tight: driverId === 'kamal' ? 1 : 0,
      };
      const errors = [{ field: 'driverId', code: 'driverId.busy', params }];
      throw new RequestFailed(409, { type: '', title: '', status: 409, code: 'driver.busy', errors });
    }
    if (driverId) this.#given.set(id, driverId);
    return this.#booking(id) as BookingDetailResponse & Result;
  }

  #booking(id: string) {
    const name = this.#given.get(id);
    return {
      id,
      version: 4,
      customerName: id === 'one' ? 'Emily' : 'Farid',
      bookingDate: '2031-05-01',
      bookingTime: '10:00',
      durationMinutes: 60,
      bufferMinutes: 30,
      carId: 'camry',
      carName: 'Toyota Camry',
      passengerCount: 2,
      pickupLocation: 'Hilton',
      dropoffLocation: 'Old City',
      vehicle: this.#vehicles.has(id) ? { id: this.#vehicles.get(id), label: '1', plate: null } : null,
      driver: name ? { id: name, name: 'Anar' } : null,
    };
  }
}

describe('rides that are assigned together', () => {
  const user = userEvent.setup();
  afterEach(cleanup);

  it('keep their proposals when something else is saved or a live update comes', async () => {
    const session = new SessionWithRides();
    const request = jest.spyOn(session, 'request');
    const readAgain = jest.fn<() => Promise<void>>();
    function Dialog() {
      const queryClient = useQueryClient();
      readAgain.mockImplementation(() => queryClient.invalidateQueries());
      return <AssignAllDialog needs={new Map([['one', 'driver']] as const)} onClose={() => undefined} />;
    }
    showScreen(Dialog, session);
    await screen.findByRole('button', { name: 'Assign all (1)' });
    const before = request.mock.calls.length;
    await readAgain();
    expect(request.mock.calls).toHaveLength(before);
  });

  it('are not proposed to a driver close to another ride, even off hours', async () => {
    const session = new SessionWithRides();
    session.drivers = [{ ...anar, state: 'offHours', gapBefore: 15, isTight: true }];
    const needs = new Map([['one', 'driver']] as const);
    showScreen(() => <AssignAllDialog needs={needs} onClose={() => undefined} />, session);
    expect(await screen.findByRole('button', { name: 'Assign all (0)' })).toHaveProperty('disabled', true);
  });

  it('are read again after they were assigned, though another was deleted', async () => {
    const session = new SessionWithRides();
    const needs = new Map([
      ['one', 'driver'],
      ['two', 'driver'],
    ] as const);
    showScreen(() => <AssignAllDialog needs={needs} onClose={() => undefined} />, session);
    const submit = await screen.findByRole('button', { name: 'Assign all (2)' });
    session.deleted.add('two');
    await user.click(submit);
    expect(await screen.findByRole('textbox', { name: /Emily/ })).toHaveProperty('value', 'Anar');
    expect(screen.queryByRole('combobox', { name: /Farid/ })).toBeNull();
  });

  it('are counted without one that another dispatcher has assigned meanwhile', async () => {
    class SessionWithColleague extends SessionWithRides {
      override async request<Result>(call: ApiCall<Result>): Promise<Result> {
        const isLate = call.method === 'PATCH' && call.path.includes('/two/');
        if (!isLate) return super.request(call);
        await super.request({ ...call, body: { driverId: 'colleague' } });
        throw errorResponse('record.stale');
      }
    }
    const needs = new Map([
      ['one', 'driver'],
      ['two', 'driver'],
    ] as const);
    const session = new SessionWithColleague();
    session.drivers = [anar, { ...rauf, id: 'elvin' }];
    showScreen(() => <AssignAllDialog needs={needs} onClose={() => undefined} />, session);
    await user.click(await screen.findByRole('button', { name: 'Assign all (2)' }));
    expect(await screen.findByRole('textbox', { name: /Farid/ })).toBeTruthy();
    await waitFor(() => expect(screen.getByRole('status').textContent).toBe('Rides assigned: 1.'));
  });

  it('are marked as out of date if they can not be read again', async () => {
    const session = new SessionWithRides();
    const needs = new Map([['one', 'driver']] as const);
    showScreen(() => <AssignAllDialog needs={needs} onClose={() => undefined} />, session);
    const submit = await screen.findByRole('button', { name: 'Assign all (1)' });
    session.isDown = true;
    await user.click(submit);
    const again = await screen.findByRole('button', { name: 'Try again' }, { timeout: 4_000 });
    session.isDown = false;
    await user.click(again);
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull());
    expect(screen.getByRole('button', { name: 'Assign all (1)' })).toBeTruthy();
  });

  it('can be assigned to a driver close to another ride, after a question for each', async () => {
    const session = new SessionWithRides();
    session.drivers = [{ ...kamal, state: 'tight', gapAfter: 15 }, anar];
    const needs = new Map([
      ['one', 'driver'],
      ['two', 'driver'],
    ] as const);
    showScreen(() => <AssignAllDialog needs={needs} onClose={() => undefined} />, session);
    const submit = await screen.findByRole('button', { name: 'Assign all (1)' });
    await user.click(screen.getByRole('combobox', { name: /Farid/ }));
    await user.click(screen.getByRole('option', { name: /Kamal — 15 min to another ride/ }));
    await user.click(submit);

    const anyway = await screen.findByRole('button', { name: 'Assign anyway: Kamal' });
    expect(screen.getByRole('alert').textContent).toContain(
      'Kamal: Less than the usual time lies between this ride and BK1, 10:00 to 11:00.',
    );
    expect(screen.getByRole('textbox', { name: /Emily/ })).toBeTruthy();
    await user.click(anyway);

    expect(await screen.findByRole('textbox', { name: /Farid/ })).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(session.sent.at(-1)).toEqual([
      '/api/admin/bookings/two/schedule',
      { version: 4, driverId: 'kamal', allowTightGap: true },
    ]);
    expect(session.sent).toHaveLength(3);
  });

  it('are shown with the car and the passengers that were booked, then with the car that they have', async () => {
    const session = new SessionWithRides();
    session.vehicles = [
      {
        ...free,
        id: 'santa-fe',
        carId: 'santa-fe',
        carName: 'Hyundai Santa Fe',
        label: '1',
        plate: null,
        seats: 4,
      },
    ];
    const needs = new Map([['one', 'vehicle']] as const);
    showScreen(() => <AssignAllDialog needs={needs} onClose={() => undefined} />, session);
    expect(await screen.findByText('Toyota Camry, 2 passengers · Hilton → Old City')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Assign all (1)' }));
    expect(await screen.findByRole('textbox', { name: /Emily/ })).toHaveProperty(
      'value',
      'Hyundai Santa Fe · 1',
    );
  });

  it('can not be assigned anyway to a driver who has another ride then', async () => {
    const session = new SessionWithRides();
    session.drivers = [rauf];
    const needs = new Map([['one', 'driver']] as const);
    showScreen(() => <AssignAllDialog needs={needs} onClose={() => undefined} />, session);
    await user.click(await screen.findByRole('button', { name: 'Assign all (1)' }));
    expect(await screen.findByText(/This driver has BK1 from 10:00 to 11:00/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: /anyway/ })).toBeNull();
  });

  it('are proposed to free drivers; one that the server rejects can be assigned to another', async () => {
    const session = new SessionWithRides();
    const onClose = jest.fn();
    const needs = new Map([
      ['one', 'driver'],
      ['two', 'driver'],
    ] as const);
    showScreen(() => <AssignAllDialog needs={needs} onClose={onClose} />, session);
    const submit = await screen.findByRole('button', { name: 'Assign all (2)' });
    await waitFor(() => expect(document.activeElement).toBe(submit));
    expect(screen.getByRole('combobox', { name: /Emily/ }).textContent).toContain('Anar');
    expect(screen.getByRole('combobox', { name: /Farid/ }).textContent).toContain('Rauf');
    await user.keyboard('{Enter}');

    expect(await screen.findByText(/This driver has BK1 from 10:00 to 11:00/)).toBeTruthy();
    const alone = screen.getAllByRole('link', { name: /^Assign this ride alone/ });
    expect(alone.map((link) => link.getAttribute('href'))).toEqual(['/dispatch?date=2031-05-01&ride=two']);
    expect(session.sent).toEqual([
      ['/api/admin/bookings/one/schedule', { version: 4, driverId: 'anar' }],
      ['/api/admin/bookings/two/schedule', { version: 4, driverId: 'rauf' }],
    ]);
    expect(screen.getByRole('textbox', { name: /Emily/ })).toHaveProperty('value', 'Anar');
    expect(screen.getByRole('status').textContent).toBe('Rides assigned: 1.');
    // What is left comes first.
    const left = screen.getByRole('combobox', { name: /Farid/ });
    const assigned = screen.getByRole('textbox', { name: /Emily/ });
    expect(left.compareDocumentPosition(assigned)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);

    await user.click(screen.getByRole('combobox', { name: /Farid/ }));
    await user.click(screen.getByRole('option', { name: /No driver/ }));
    expect(screen.getByRole('button', { name: 'Assign all (0)' })).toHaveProperty('disabled', true);
    await user.keyboard('{Escape}');
    const question = await screen.findByRole('alertdialog', { name: 'Close without saving?' });
    expect(onClose).not.toHaveBeenCalled();
    await user.click(within(question).getByRole('button', { name: 'Close' }));
    expect(onClose).toHaveBeenCalledTimes(1);
  });
});
