import type { DispatchBoard } from '@chauffeur/contracts/dispatch/dispatch-board';
import { afterEach, expect, it } from '@jest/globals';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef, useState } from 'react';
import { RequestFailed, type ApiCall } from '../../../api/send-request';
import { aBoardRide, camry } from '../../../dispatch-display/board-ride.fixture';
import { Session } from '../../../session/session';
import { showScreen } from '../../../show-screen.fixture';
import { layOutBoard } from '../board-layout/board-layout.rules';
import { boardView } from '../board-view.fixture';
import { useUndoMove } from '../move/use-undo-move';
import { RideDragAndDrop } from './ride-drag-and-drop';

const ride = aBoardRide({ status: 'pending' });
const untimed = aBoardRide({
  bookingDate: '2031-05-03',
  bookingTime: null,
  startsAt: null,
  endsAt: null,
  customerName: 'Farid Aliyev',
});
const board = {
  vehicles: [camry],
  drivers: [],
  blocks: [],
  rides: [ride, untimed],
  now: '2031-04-30T06:00:00.000Z',
} as unknown as DispatchBoard;
const view = { ...boardView, days: 7 } as const;
const layout = layOutBoard(board, view, 0);

class SessionOfMoves extends Session {
  readonly moves: unknown[] = [];

  override async request<Result>({ body }: ApiCall<Result>): Promise<Result> {
    this.moves.push(body);
    return { version: 2 } as Result;
  }
}

/** A board with one bar, at one pixel per minute. */
function Board({ onDragChange = () => undefined }: { onDragChange?: (isDragging: boolean) => void }) {
  const frame = useRef<HTMLDivElement>(null);
  const report = useUndoMove(() => undefined);
  return (
    <div ref={frame}>
      <RideDragAndDrop
        board={board}
        layout={layout}
        view={view}
        scale={1}
        nameWidth={0}
        frame={frame}
        onMoved={report}
        onDragChange={onDragChange}
      >
        <button data-ride={ride.id}>Emily Carter</button>
        <button data-ride={untimed.id}>Farid Aliyev</button>
      </RideDragAndDrop>
    </div>
  );
}

const user = userEvent.setup();
afterEach(cleanup);

it('a ride is picked up by M, moved by arrows and dropped by Enter, and Ctrl+Z takes that back', async () => {
  const session = new SessionOfMoves();
  showScreen(Board, session);
  const bar = await screen.findByRole('button', { name: 'Emily Carter' });
  act(() => bar.focus());
  await user.keyboard('m{ArrowRight}{ArrowRight}{ArrowRight}{Enter}');
  const question = await screen.findByRole('alertdialog', { name: 'Move the ride of Emily Carter' });
  await within(question).findByText('To: Toyota Camry · 1 · 90-AA-123. Move from 14:00 to 14:15?');
  await user.click(screen.getByRole('button', { name: 'Move' }));
  await screen.findByText('The ride of Emily Carter is moved: Toyota Camry · 1 · 90-AA-123, 14:15.');
  await user.keyboard('{Control>}z{/Control}');
  expect(await screen.findByText('The ride is back where it was.')).toBeTruthy();
  expect(session.moves).toMatchObject([
    { version: 1, bookingTime: '14:15', tellCustomer: false },
    { version: 2, bookingTime: '14:00' },
  ]);
});

it('a ride whose move was rejected is moved by the next try, from where it was', async () => {
  class SessionThatRejectsOnce extends SessionOfMoves {
    override async request<Result>(call: ApiCall<Result>): Promise<Result> {
      const isFirst = this.moves.length === 0;
      const result = await super.request(call);
      if (isFirst) throw new RequestFailed(null, null);
      return result;
    }
  }
  const session = new SessionThatRejectsOnce();
  showScreen(Board, session);
  const bar = await screen.findByRole('button', { name: 'Emily Carter' });
  act(() => bar.focus());
  await user.keyboard('m{ArrowRight}{ArrowRight}{ArrowRight}{Enter}');
  await user.click(await screen.findByRole('button', { name: 'Move' }));
  expect((await screen.findByRole('alert')).textContent).not.toBe('');
  await waitFor(() => expect(document.activeElement).toBe(bar));
  await user.keyboard('m{ArrowRight}{Enter}');
  await screen.findByText(/ Move from 14:00 to 14:05\?$/);
  await user.click(screen.getByRole('button', { name: 'Move' }));
  await screen.findByText('The ride of Emily Carter is moved: Toyota Camry · 1 · 90-AA-123, 14:05.');
  expect(session.moves).toMatchObject([
    { version: 1, bookingTime: '14:15' },
    { version: 1, bookingTime: '14:05' },
  ]);
});

it('a ride without a time is picked up on its own day of the week, and another day is named', async () => {
  showScreen(Board, new SessionOfMoves());
  const bar = await screen.findByRole('button', { name: 'Farid Aliyev' });
  act(() => bar.focus());
  await user.keyboard('m');
  await screen.findByText('Toyota Camry · 1 · 90-AA-123, 09:00 to 10:00, free');
  await user.keyboard(`{Shift>}${'{ArrowRight}'.repeat(24)}{/Shift}`);
  await screen.findByText('Toyota Camry · 1 · 90-AA-123, May 4, 09:00 to 10:00, free');
  await user.keyboard('{Enter}');
  expect(await screen.findByText(/ Move to May 4, 09:00\?$/)).toBeTruthy();
});

it('a ride that is moved by keyboard is not dropped by dragging it', async () => {
  const session = new SessionOfMoves();
  showScreen(Board, session);
  const bar = await screen.findByRole('button', { name: 'Emily Carter' });
  act(() => bar.focus());
  await user.keyboard('m{ArrowRight}{ArrowRight}{ArrowRight}');
  fireEvent.mouseDown(bar, { button: 0 });
  fireEvent.mouseMove(document, { clientX: 40 });
  fireEvent.mouseMove(document, { clientX: 80 });
  fireEvent.mouseUp(document, { clientX: 80 });
  expect(screen.queryByText(/Move from/)).toBeNull();
  await user.keyboard('{Enter}');
  await screen.findByText(/ Move from 14:00 to 14:15\?$/);
});

it('a board that leaves the screen while a ride is moved no longer stands still', async () => {
  function Screen() {
    const [isWide, setWide] = useState(true);
    const [isDragging, setDragging] = useState(false);
    return (
      <>
        <output>{isDragging ? 'still' : 'live'}</output>
        <button onClick={() => setWide(false)}>Turn</button>
        {isWide && <Board onDragChange={setDragging} />}
      </>
    );
  }
  showScreen(Screen, new SessionOfMoves());
  const bar = await screen.findByRole('button', { name: 'Emily Carter' });
  act(() => bar.focus());
  await user.keyboard('m{ArrowRight}{ArrowRight}{ArrowRight}{Enter}');
  await screen.findByRole('alertdialog');
  expect(screen.getByText('still')).toBeTruthy();
  fireEvent.click(screen.getByText('Turn'));
  expect(screen.getByText('live')).toBeTruthy();
});
