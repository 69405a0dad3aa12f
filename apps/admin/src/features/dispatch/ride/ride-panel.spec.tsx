import { afterEach, expect, it } from '@jest/globals';
import type { BoardRide, DispatchBoard } from '@chauffeur/contracts/dispatch/dispatch-board';
import { bookingExample } from '@chauffeur/contracts/events/booking-example';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { RequestFailed, type ApiCall } from '../../../api/send-request';
import { errorResponse } from '../../../records/session-with-records.fixture';
import { Session } from '../../../session/session';
import { showScreen } from '../../../show-screen.fixture';
import { aBoardRide, camry } from '../../../dispatch-display/board-ride.fixture';
import { RidePanel } from './ride-panel';
import type { MovedRide } from '../move/use-undo-move';

class SessionWithCandidates extends Session {
  readonly moves: unknown[] = [];
  isStale = true;
  drivers: object[] = [];
  /** What its page shows of the ride; not found without it. */
  booking: object | undefined;

  override async request<Result>({ method = 'GET', path, body, response }: ApiCall<Result>): Promise<Result> {
    if (method !== 'GET') {
      this.moves.push(body);
      if (!this.isStale)
        return { version: 2, status: 'confirmed', customerEmail: '', problems: [] } as Result;
      throw errorResponse('record.stale');
    }
    if (path === `/api/admin/bookings/${seen.id}` && this.booking) return response.parse(this.booking);
    if (!path.includes('/candidates')) throw new RequestFailed(404, null);
    return response.parse({ vehicles: [], drivers: this.drivers });
  }
}

const moved: MovedRide[] = [];
const board = { vehicles: [camry], drivers: [], rides: [] } as unknown as DispatchBoard;
const seen = aBoardRide();

/** A ride that another admin changes, or removes from the day, when a button is clicked. */
function ChangingRide() {
  const [ride, setRide] = useState<BoardRide | undefined>(seen);
  const [rideId, setRideId] = useState<string | undefined>(seen.id);
  return (
    <>
      <RidePanel
        board={board}
        rideId={rideId}
        ride={ride}
        by="car"
        opensDriverList={false}
        onMoved={(made) => moved.push(made)}
        onClose={() => {
          setRideId(undefined);
          setRide(undefined);
        }}
      />
      <button
        onClick={() =>
          setRide({ ...seen, version: 2, durationMinutes: 90, endsAt: '2031-05-01T11:30:00.000Z' })
        }
      >
        Change
      </button>
      <button onClick={() => setRide(undefined)}>Take off</button>
    </>
  );
}

const user = userEvent.setup();
const time = () => screen.getByLabelText<HTMLInputElement>('Time');
const byAnother = (change: string) => fireEvent.click(screen.getByText(change));

async function typeAnotherTime(): Promise<SessionWithCandidates> {
  const session = new SessionWithCandidates();
  showScreen(ChangingRide, session);
  await user.click(await screen.findByRole('button', { name: 'Move…' }));
  fireEvent.change(time(), { target: { value: '16:45' } });
  return session;
}

afterEach(cleanup);

it('input of a move stays when another admin removes the ride from the day, until it is discarded', async () => {
  await typeAnotherTime();
  byAnother('Change');
  byAnother('Take off');
  expect(time().value).toBe('16:45');
  // Its last known state, and that it has changed.
  expect(screen.getByText('May 1, 2031, 14:00 to 15:30')).toBeTruthy();
  expect(screen.getByText(/^Someone else has cancelled this ride or moved it to another day\./)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Close' }));
  const question = within(await screen.findByRole('alertdialog'));
  await user.click(question.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByLabelText('Time')).toBeNull());
});

it('a ride that another admin removes from the day stays open, and says so, until it is closed', async () => {
  showScreen(ChangingRide, new SessionWithCandidates());
  const close = await screen.findByRole('button', { name: 'Close' });
  byAnother('Take off');
  expect(screen.getByText(/^Someone else has cancelled this ride or moved it to another day\./)).toBeTruthy();
  await user.click(close);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('the customer of any day can be called, though the board has the numbers of two days only', async () => {
  const session = new SessionWithCandidates();
  const customerPhone = '+994501234567';
  session.booking = { ...bookingExample, customerPhone, driver: null, history: [], assignments: [] };
  showScreen(ChangingRide, session);
  const call = await screen.findByRole('link', { name: 'Call: Emily Carter' });
  expect(call.getAttribute('href')).toBe(`tel:${customerPhone}`);
});

it('a move without a day, or with half a time, is not sent', async () => {
  const session = await typeAnotherTime();
  const day = screen.getByLabelText<HTMLInputElement>(/^Date/);
  fireEvent.change(day, { target: { value: '' } });
  await user.click(screen.getByRole('button', { name: 'Move' }));
  await screen.findByText('Please enter a date');
  fireEvent.change(day, { target: { value: seen.bookingDate } });
  // As in a browser that shows 16:--.
  Object.defineProperty(time(), 'validity', { value: { badInput: true } });
  fireEvent.change(time(), { target: { value: '' } });
  await user.click(screen.getByRole('button', { name: 'Move' }));
  await screen.findByText('Please enter a time, such as 14:30');
  expect(document.activeElement).toBe(time());
  expect(session.moves).toEqual([]);
});

it('a move that was rejected because another admin changed the ride is retried with their version and their changes', async () => {
  const session = await typeAnotherTime();
  byAnother('Change');
  await user.click(screen.getByRole('button', { name: 'Move' }));
  await screen.findByRole('alert');
  expect(time().value).toBe('16:45');
  await user.click(screen.getByRole('button', { name: 'Move' }));
  const [first, second] = [{ version: 1 }, { version: 2, durationMinutes: 90 }];
  await waitFor(() => expect(session.moves).toMatchObject([first, { ...second, bookingTime: '16:45' }]));
});

it('a move is undone with all that was agreed for the ride before, even if it was close to another one', async () => {
  const session = await typeAnotherTime();
  session.isStale = false;
  await user.click(screen.getByRole('button', { name: 'Move' }));
  await waitFor(() => expect(moved).toHaveLength(1));
  const undo = { bookingTime: '14:00', allowTightGap: true };
  expect(moved[0]).toMatchObject({ before: seen, version: 2, undo });
  // A buffer that staff agreed to before would become the usual one.
  expect(moved[0]?.undo).not.toHaveProperty('bufferMinutes');
});

it('confirming a ride is undone by the notice’s key, while the panel traps the focus', async () => {
  const session = new SessionWithCandidates();
  session.isStale = false;
  showScreen(
    () => (
      <RidePanel
        board={board}
        rideId={seen.id}
        ride={aBoardRide({ status: 'pending' })}
        by="car"
        opensDriverList={false}
        onMoved={() => undefined}
        onClose={() => undefined}
      />
    ),
    session,
  );
  await user.click(await screen.findByRole('button', { name: 'Confirm' }));
  // Not hidden from screen readers, although the panel is open.
  expect(await screen.findByRole('button', { name: 'Undo' })).toBeTruthy();
  await user.keyboard('{Control>}z{/Control}');
  await waitFor(() => expect(session.moves).toEqual([{ status: 'confirmed', version: 1 }, { version: 2 }]));
});

it('the vehicle of the ride stays chosen if its name is not known', async () => {
  showScreen(ChangingRide, new SessionWithCandidates());
  await user.click(await screen.findByRole('button', { name: 'Move…' }));
  expect(screen.getByRole('combobox', { name: 'Vehicle' }).textContent).toBe('…');
});

it('a driver who was chosen, but not assigned, is not discarded without a question', async () => {
  const session = new SessionWithCandidates();
  const candidate = { state: 'free', gapBefore: null, gapAfter: null, rides: 0, hours: 0, hasLink: false };
  session.drivers = [{ ...candidate, id: camry.id, name: 'Elvin Mammadov' }];
  showScreen(ChangingRide, session);
  await user.click(await screen.findByRole('combobox', { name: 'Driver' }));
  await user.click(await screen.findByRole('option', { name: /^Elvin Mammadov/ }));
  await user.keyboard('{Escape}');
  await user.click(await screen.findByRole('button', { name: 'Keep editing' }));
  expect(screen.getByRole('combobox', { name: 'Driver' }).textContent).toMatch(/^Elvin Mammadov/);
});

it('a vehicle that was chosen for a move is not discarded without a question', async () => {
  showScreen(ChangingRide, new SessionWithCandidates());
  await user.click(await screen.findByRole('button', { name: 'Move…' }));
  await user.click(screen.getByRole('combobox', { name: 'Vehicle' }));
  await user.click(await screen.findByRole('option', { name: 'None yet' }));
  await user.keyboard('{Escape}');
  await user.click(await screen.findByRole('button', { name: 'Keep editing' }));
  expect(screen.getByRole('combobox', { name: 'Vehicle' }).textContent).toBe('None yet');
});

it('the field gets the focus once a driver is chosen from the list that opened with the panel', async () => {
  function ToAssign() {
    const [isOpen, setOpen] = useState(false);
    return (
      <>
        <RidePanel
          board={board}
          rideId={isOpen ? seen.id : undefined}
          ride={isOpen ? seen : undefined}
          by="car"
          opensDriverList
          onMoved={() => undefined}
          onClose={() => undefined}
        />
        <button onClick={() => setOpen(true)}>Open</button>
      </>
    );
  }
  showScreen(ToAssign, new SessionWithCandidates());
  await user.click(await screen.findByText('Open'));
  await user.click(await screen.findByRole('option', { name: 'No driver' }));
  await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
  expect(document.activeElement).toBe(screen.getByRole('combobox', { name: 'Driver' }));
});
