import type { BoardRide, DispatchBoard } from '@chauffeur/contracts/dispatch/dispatch-board';
import { afterEach, expect, it } from '@jest/globals';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useMemo, useState } from 'react';
import { aBoardRide, camry } from '../../../dispatch-display/board-ride.fixture';
import { Session } from '../../../session/session';
import { showScreen } from '../../../show-screen.fixture';
import { layOutBoard } from '../board-layout/board-layout.rules';
import type { BoardView } from '../board-view';
import { boardView } from '../board-view.fixture';
import { useFrozenValue } from '../move/use-frozen-value';
import { BoardGrid } from './board-grid';

const rideAt = (hour: number, customerName: string, hours = 1): BoardRide =>
  aBoardRide({
    id: customerName,
    customerName,
    bookingTime: `${hour}:00`,
    startsAt: `2031-05-01T${hour - 4}:00:00.000Z`,
    endsAt: `2031-05-01T${hour - 4 + hours}:00:00.000Z`,
  });
const rides = [rideAt(14, 'Early'), rideAt(17, 'Middle'), rideAt(18, 'Late'), rideAt(19, 'Long', 3)];
const boardOf = (present: readonly BoardRide[]) =>
  ({
    vehicles: [camry],
    drivers: [],
    blocks: [],
    closedPeriods: [],
    rides: present,
    now: '2031-04-30T06:00:00.000Z',
  }) as unknown as DispatchBoard;
const [before, after] = [boardOf(rides), boardOf(rides.filter(({ id }) => id !== 'Middle'))];

/** A board from which another admin removes a ride when a button is clicked. */
function Board() {
  const [present, setPresent] = useState(before);
  const [isDragging, setDragging] = useState(false);
  const board = useFrozenValue(isDragging, present);
  const layout = useMemo(() => layOutBoard(board, boardView, 0), [board]);
  return (
    <>
      <BoardGrid
        board={board}
        layout={layout}
        view={boardView}
        onOpen={() => undefined}
        onMoved={() => undefined}
        onDragChange={setDragging}
        onRendered={() => undefined}
      />
      <button onClick={() => setPresent(after)}>Cancel Middle</button>
      <button onClick={() => setPresent(before)}>Undo</button>
    </>
  );
}

const ignore = () => undefined;
const showBoard = (board: DispatchBoard, view: BoardView = boardView) =>
  showScreen(
    () => (
      <BoardGrid
        board={board}
        layout={layOutBoard(board, view, 0)}
        view={view}
        onOpen={ignore}
        onMoved={ignore}
        onDragChange={ignore}
        onRendered={ignore}
      />
    ),
    new Session(),
  );

const bar = (name: string) => screen.findByRole('button', { name: new RegExp(`^${name}`) });
const departed = 'The ride of Middle is no longer on the board.';

// Missing in jsdom.
Element.prototype.scrollTo = () => undefined;
Element.prototype.scrollIntoView = () => undefined;

afterEach(cleanup);

it('gives the focus of a ride that another admin cancels to the nearest one, and says so', async () => {
  showScreen(Board, new Session());
  const cancelled = await bar('Middle');
  act(() => cancelled.focus());
  fireEvent.click(screen.getByText('Cancel Middle'));
  expect(document.activeElement).toBe(await bar('Late'));
  expect(screen.getByText(departed).getAttribute('role')).toBe('status');
  fireEvent.click(screen.getByText('Undo'));
  expect(screen.queryByText(departed)).toBeNull();
});

it('keeps the text of a ride of three hours in view, and makes no layer of shorter ones', async () => {
  showScreen(Board, new Session());
  const long = await bar('Long');
  expect([...document.querySelectorAll('[data-long]')]).toEqual([long]);
});

it('does so once a ride that was picked up by keyboard is put back', async () => {
  const user = userEvent.setup();
  showScreen(Board, new Session());
  const taken = await bar('Middle');
  act(() => taken.focus());
  await user.keyboard('m{ArrowRight}');
  fireEvent.click(screen.getByText('Cancel Middle'));
  expect(document.activeElement).toBe(taken);
  await user.keyboard('{Escape}');
  expect(document.activeElement).toBe(await bar('Late'));
  expect(screen.getByText(departed)).toBeTruthy();
});

it('leaves the focus where it is if a ride without it disappears', async () => {
  showScreen(Board, new Session());
  const focused = await bar('Early');
  act(() => focused.focus());
  fireEvent.click(screen.getByText('Cancel Middle'));
  expect(document.activeElement).toBe(focused);
  expect(screen.queryByText(departed)).toBeNull();
});

it('a change by the customer differs from a new request', async () => {
  const status = 'pending';
  const board = boardOf([
    aBoardRide({ customerName: 'New', status }),
    aBoardRide({
      customerName: 'Moved',
      status,
      isCustomerChange: true,
      startsAt: '2031-05-01T12:00:00.000Z',
    }),
  ]);
  showBoard(board);
  const [fresh, changed] = [await bar('New'), await bar('Moved')];
  expect([fresh, changed].map(({ textContent }) => textContent?.split('\n').at(-1))).toEqual([
    'Pending · EFGH',
    'Changed · EFGH',
  ]);
  expect(changed.getAttribute('aria-label')).toMatch(/Pending, .*Changed by the customer/);
});

it('names the day of each ride of a week, and shows that of one without a time', async () => {
  const untimed = aBoardRide({ customerName: 'Farid Aliyev', bookingDate: '2031-05-03', startsAt: null });
  const board = boardOf([rides[0] ?? untimed, untimed]);
  showBoard(board, { ...boardView, days: 7 });
  expect((await bar('Farid Aliyev, May 3, no time yet')).textContent).toMatch(/^May 3 Aliyev/);
  expect((await bar('Early, May 1, 14:00 to 15:00')).textContent).toMatch(/^Early/);
});
