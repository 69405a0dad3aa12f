import { afterEach, describe, expect, it } from '@jest/globals';
import type { BookingDetailResponse } from '@chauffeur/contracts/bookings/booking';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { RequestFailed, type ApiCall } from '../../../api/send-request';
import { errorResponse } from '../../../records/session-with-records.fixture';
import { Session } from '../../../session/session';
import { showScreen } from '../../../show-screen.fixture';
import { pendingBooking } from '../../../resources/fixtures/booking.fixture';
import { DriverAssignment } from '../driver/driver-assignment';
import { DriverProgress } from '../driver/driver-progress';
import { NoShowDecision } from './status/no-show-decision';

const driver = { id: '6a0f6a3e-6c1f-4a4e-9d2b-0c9d5a1f7e12', name: 'Elvin', phone: null };
const other = { ...driver, id: '6a0f6a3e-6c1f-4a4e-9d2b-0c9d5a1f7e13', name: 'Rauf' };
const ride: BookingDetailResponse = {
  ...pendingBooking,
  status: 'confirmed',
  totalPrice: 60,
  driver,
  progress: {
    ...pendingBooking.progress,
    state: 'on_the_way',
    since: '2097-05-01T06:05:00.000Z',
  },
};
const candidate = { state: 'free', gapBefore: null, gapAfter: null, rides: 0, hours: 0, hasLink: true };

class SessionWithRide extends Session {
  readonly sent: unknown[] = [];
  failure: string | undefined;
  /** Whether every driver has less than the usual time before the ride. */
  isTight = false;

  override async request<Result>({ method = 'GET', path, body, response }: ApiCall<Result>): Promise<Result> {
    if (method !== 'GET') {
      this.sent.push([method, path.replace(/.*bookings\/[^/]*/, ''), body]);
      if (this.isTight && !(body as { allowTightGap?: boolean }).allowTightGap) {
        const params = {
          kind: 'ride',
          reference: 'BK20270501-TIGHTEST',
          from: '08:00',
          until: '09:50',
          tight: 1,
        };
        throw errorResponse('driver.busy', [{ field: 'driverId', code: 'driver.busy', params }]);
      }
      if (this.failure) {
        const code = this.failure;
        throw new RequestFailed(409, { type: 'about:blank', title: code, status: 409, code });
      }
    }
    if (path.includes('/candidates')) {
      return response.parse({
        vehicles: [],
        drivers: [driver, other].map((one) => ({ ...candidate, ...one })),
      });
    }
    if (path === '/api/admin/booking-rules') return { lateCancelPercent: 50 } as Result;
    return response.parse(ride);
  }
}

function show(Part: (props: { booking: BookingDetailResponse }) => React.ReactNode, booking = ride) {
  const session = new SessionWithRide();
  showScreen(() => <Part booking={booking} />, session);
  return session;
}

describe('the progress of a driver', () => {
  const user = userEvent.setup();
  afterEach(cleanup);

  it('is set manually with a note, from the state that was seen', async () => {
    const session = show(DriverProgress);
    expect(screen.getByText('On the way · 10:05')).toBeTruthy();
    const set = async (state: string) => {
      await user.click(screen.getByRole('button', { name: 'Set manually' }));
      const dialog = within(screen.getByRole('dialog', { name: 'How far along is the driver?' }));
      await user.click(dialog.getByLabelText(/State/));
      await user.click(await screen.findByRole('option', { name: state }));
      await user.type(dialog.getByLabelText('Note'), 'called');
      await user.keyboard('{Control>}{Enter}{/Control}');
    };
    await set('Arrived');
    expect(await screen.findByText('The ride is set to “Arrived”.')).toBeTruthy();
    expect(session.sent).toEqual([['POST', '/steps', { from: 'on_the_way', to: 'arrived', note: 'called' }]]);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    session.failure = 'ride.stateChanged';
    await set('Done');
    expect(await screen.findByText(/has reported something else in the meantime/)).toBeTruthy();
    // The note is preserved; the state has to be chosen again.
    expect(screen.getByLabelText<HTMLInputElement>('Note').value).toBe('called');
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Set' }).disabled).toBe(true);
  });

  it('is set from the state that was seen when it was chosen, although the driver sets another one meanwhile', async () => {
    let pressed = (_state: typeof ride.progress.state): void => undefined;
    const session = show(() => {
      const [state, setState] = useState(ride.progress.state);
      pressed = setState;
      return <DriverProgress booking={{ ...ride, progress: { ...ride.progress, state } }} />;
    });
    await user.click(screen.getByRole('button', { name: 'Set manually' }));
    const dialog = within(screen.getByRole('dialog', { name: 'How far along is the driver?' }));
    await user.click(dialog.getByLabelText(/State/));
    await user.click(await screen.findByRole('option', { name: 'Arrived' }));
    act(() => pressed('on_board'));
    await user.click(dialog.getByRole('button', { name: 'Set' }));
    await waitFor(() =>
      expect(session.sent).toEqual([['POST', '/steps', { from: 'on_the_way', to: 'arrived', note: null }]]),
    );
  });

  it('leads from a no-show to a cancellation with its fee, to completing, or back to waiting', async () => {
    const progress = {
      ...ride.progress,
      state: 'no_show',
      since: '2097-05-01T07:07:00.000Z',
      arrivedAt: '2097-05-01T06:02:00.000Z',
    } as const;
    const session = show(NoShowDecision, { ...ride, progress });
    expect(screen.getByText('No-show at 11:07 (arrived 10:02)')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Not yet' }));
    await waitFor(() =>
      expect(session.sent).toEqual([['POST', '/steps', { from: 'no_show', to: 'arrived', note: null }]]),
    );
    await user.click(screen.getByRole('button', { name: 'Cancel with fee' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    const fee = dialog.getByLabelText<HTMLInputElement>('Fee owed by the customer, USD');
    await waitFor(() => expect(fee.value).toBe('30'));
    await user.clear(fee);
    await user.click(dialog.getByRole('button', { name: 'Cancel booking' }));
    expect(dialog.getByText('Please fill in this field')).toBeTruthy();
    await user.type(fee, '25.125');
    await user.click(dialog.getByRole('button', { name: 'Cancel booking' }));
    expect(dialog.getByText('At most 2 decimal places')).toBeTruthy();
    expect(session.sent).toHaveLength(1);
    await user.clear(fee);
    await user.type(fee, '25');
    await user.keyboard('{Escape}');
    await user.click(await screen.findByRole('button', { name: 'Keep editing' }));
    await waitFor(() => expect(screen.queryByText('Close without saving?')).toBeNull());
    await user.click(dialog.getByRole('button', { name: 'Cancel booking' }));
    await waitFor(() =>
      expect(session.sent.at(-1)).toEqual([
        'PATCH',
        '/status',
        { status: 'cancelled', version: 1, feeUsd: 25 },
      ]),
    );
  });

  it('accepts a driver with little time before the ride if staff confirm it', async () => {
    const session = show(DriverAssignment);
    session.isTight = true;
    await screen.findByText('Elvin — free');
    await user.click(screen.getByRole('combobox', { name: 'Driver' }));
    await user.click(await screen.findByRole('option', { name: /Rauf/ }));
    await user.type(screen.getByLabelText('Notes'), 'near');
    await user.click(screen.getByRole('button', { name: 'Change driver' }));
    expect((await screen.findByRole('alert')).textContent).toContain('BK20270501-TIGHTEST, 08:00 to 09:50');
    await user.click(screen.getByRole('button', { name: 'Assign anyway' }));
    const assigned = { driverId: other.id, notes: 'near', version: 1 };
    await waitFor(() =>
      expect(session.sent).toEqual([
        ['PUT', '/driver', assigned],
        ['PUT', '/driver', { ...assigned, allowTightGap: true }],
      ]),
    );
    expect(await screen.findByText('The driver is assigned.')).toBeTruthy();
  });

  it('begins as agreed if the driver, who could be asked online, agreed by phone', async () => {
    const session = show(DriverAssignment);
    await screen.findByText('Elvin — free');
    expect(screen.queryByLabelText('Already agreed by phone')).toBeNull();
    await user.click(screen.getByRole('combobox', { name: 'Driver' }));
    await user.click(await screen.findByRole('option', { name: /Rauf/ }));
    await user.click(screen.getByLabelText('Already agreed by phone'));
    await user.click(screen.getByRole('button', { name: 'Change driver' }));
    await waitFor(() =>
      expect(session.sent).toEqual([
        ['PUT', '/driver', { driverId: other.id, notes: null, version: 1, agreedByPhone: true }],
      ]),
    );
  });
});
