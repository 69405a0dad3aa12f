import type { DispatchBoard } from '@chauffeur/contracts/dispatch/dispatch-board';
import { afterEach, expect, it } from '@jest/globals';
import { act, cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef } from 'react';
import type { ApiCall } from '../../../api/send-request';
import { aBoardRide, camry } from '../../../dispatch-display/board-ride.fixture';
import { Session } from '../../../session/session';
import { showScreen } from '../../../show-screen.fixture';
import { layOut } from '../board-layout/board-layout.rules';
import { boardView } from '../board-view.fixture';
import { useUndoMove } from './use-undo-move';
import { BoardMoves } from './board-moves';

const ride = aBoardRide({ status: 'pending' });
const board = {
  vehicles: [camry],
  drivers: [],
  blocks: [],
  rides: [ride],
  now: '2031-04-30T06:00:00.000Z',
} as unknown as DispatchBoard;
const layout = layOut(board, boardView, 0);

class SessionOfMoves extends Session {
  readonly moves: unknown[] = [];

  override async request<Result>({ body }: ApiCall<Result>): Promise<Result> {
    this.moves.push(body);
    return { version: 2 } as Result;
  }
}

/** A board of one bar, a pixel a minute. */
function Board() {
  const frame = useRef<HTMLDivElement>(null);
  const report = useUndoMove(() => undefined);
  return (
    <div ref={frame}>
      <BoardMoves
        board={board}
        layout={layout}
        view={boardView}
        scale={1}
        nameWidth={0}
        frame={frame}
        onMoved={report}
        onTaken={() => undefined}
      >
        <button data-ride={ride.id}>Emily Carter</button>
      </BoardMoves>
    </div>
  );
}

const user = userEvent.setup();
afterEach(cleanup);

it('a ride is taken up by M, moved by arrows and dropped by Enter, and Ctrl+Z takes that back', async () => {
  const session = new SessionOfMoves();
  showScreen(Board, session);
  const bar = await screen.findByRole('button', { name: 'Emily Carter' });
  act(() => bar.focus());
  await user.keyboard('m{ArrowRight}{ArrowRight}{ArrowRight}{Enter}');
  await screen.findByText('Move from 14:00 to 14:15?');
  await user.click(screen.getByRole('button', { name: 'Move' }));
  await screen.findByText('The ride of Emily Carter is moved.');
  await user.keyboard('{Control>}z{/Control}');
  expect(await screen.findByText('The ride is back where it was.')).toBeTruthy();
  expect(session.moves).toMatchObject([
    { version: 1, bookingTime: '14:15', tellCustomer: false },
    { version: 2, bookingTime: '14:00' },
  ]);
});
