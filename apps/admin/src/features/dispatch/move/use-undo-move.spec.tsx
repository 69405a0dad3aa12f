import { afterEach, expect, it } from '@jest/globals';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import type { ApiCall } from '../../../api/send-request';
import { useSetStatus } from '../../../booking-status/use-set-status';
import { aBoardRide } from '../../../dispatch-display/board-ride.fixture';
import { Session } from '../../../session/session';
import { showScreen } from '../../../show-screen.fixture';
import { useUndoMove } from './use-undo-move';

const confirmed = aBoardRide({ status: 'pending' });
const moved = aBoardRide({ id: 'moved', customerName: 'James Carter' });

class SessionOfTwo extends Session {
  readonly sent: [path: string, body: unknown][] = [];

  override async request<Result>({ path, body }: ApiCall<Result>): Promise<Result> {
    this.sent.push([path.replace('/api/admin/bookings/', ''), body]);
    return { version: 3, status: 'confirmed', customerEmail: '', problems: [] } as Result;
  }
}

/** A screen on which one ride can be confirmed and another moved, until it is left. */
function Board() {
  const report = useUndoMove(() => undefined);
  const { set } = useSetStatus(confirmed);
  return (
    <>
      <button onClick={() => set({ status: 'confirmed', version: 1 })}>Confirm</button>
      <button
        onClick={() =>
          report({
            before: moved,
            version: 2,
            holder: '90-AA-123',
            start: '15:00',
            undo: { bookingTime: '14:00' },
          })
        }
      >
        Move
      </button>
    </>
  );
}

function Screens() {
  const [isLeft, setLeft] = useState(false);
  return isLeft ? (
    <p>Bookings</p>
  ) : (
    <>
      <Board />
      <button onClick={() => setLeft(true)}>Leave</button>
    </>
  );
}

const user = userEvent.setup();
afterEach(cleanup);

it('after a move, Ctrl+Z undoes it and not the status set before, also on the next screen', async () => {
  const session = new SessionOfTwo();
  showScreen(Screens, session);
  await user.click(await screen.findByText('Confirm'));
  await screen.findByText('The booking is confirmed.');
  await user.click(screen.getByText('Move'));
  await screen.findByText('The ride of James Carter is moved: 90-AA-123, 15:00.');
  await user.click(screen.getByText('Leave'));
  await screen.findByText('Bookings');
  await user.keyboard('{Control>}z{/Control}');
  expect(await screen.findByText('The ride is back where it was.')).toBeTruthy();
  await waitFor(() => expect(screen.getAllByRole('button', { name: 'Undo' })).toHaveLength(1));
  expect(session.sent.slice(1)).toEqual([['moved/schedule', { version: 2, bookingTime: '14:00' }]]);
});
