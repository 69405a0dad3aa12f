import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { QueryClient } from '@tanstack/react-query';
import { act, cleanup, screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { useDispatchBoard } from '../dispatch-display/use-dispatch-board';
import { Notices } from '../notices/notices';
import { Session } from '../session/session';
import { showBackOffice } from '../show-screen.fixture';
import { LiveUpdates } from './live-updates';

const bookingId = '6a0f6a3e-6c1f-4a4e-9d2b-0c9d5a1f7e11';
const admin = {
  id: '0198c0de-0000-7000-8000-0000000000a1',
  username: 'leyla',
  email: 'leyla@example.com',
};
const update = {
  bookingId,
  version: 1,
  referenceNumber: 'BK20261121-ABCDEFGH',
  customerName: 'Emma Brown',
};

/** A server whose stream sends `text` and then stays open; it does not respond while `text` is null. */
class SessionWithStream extends Session {
  constructor(public text: string | null) {
    super();
  }

  override async listen(): Promise<ReadableStream<Uint8Array>> {
    const { text } = this;
    if (text === null) throw new Error('unreachable');
    const reads = [{ done: false, value: new TextEncoder().encode(text) }];
    const read = () => reads.shift() ?? new Promise(() => undefined);
    const reader = { read: async () => read(), cancel: async () => undefined };
    return { getReader: () => reader } as unknown as ReadableStream<Uint8Array>;
  }
}

/** Same, with a board of one ride. */
class SessionWithBoard extends SessionWithStream {
  bookingTime = '14:00';

  override async request<Result>(): Promise<Result> {
    return { rides: [{ bookingTime: this.bookingTime }] } as Result;
  }
}

function Board() {
  const board = useDispatchBoard({ from: '2031-05-01', days: 1 });
  return <p>{board.data?.rides.map(({ bookingTime }) => bookingTime)}</p>;
}

function show(session: Session, Page: ComponentType = () => null): void {
  const element = (
    <Notices>
      <LiveUpdates />
      <Page />
    </Notices>
  );
  showBackOffice(<RouterProvider router={createMemoryRouter([{ path: '*', element }])} />, session);
}

describe('live updates', () => {
  afterEach(() => {
    cleanup();
    jest.useRealTimers();
    jest.restoreAllMocks();
  });

  it('name a new booking and lead to it', async () => {
    show(new SessionWithStream(`event: booking.created\ndata: ${JSON.stringify(update)}\n\n`));
    expect(await screen.findByText(/New booking: Emma Brown, BK20261121-ABCDEFGH/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Show' }).getAttribute('href')).toBe(`/bookings/${bookingId}`);
  });

  it('show no notice of a booking to the admin who entered it', async () => {
    const session = new SessionWithStream(
      [
        { ...update, createdBy: admin.id },
        { ...update, createdBy: bookingId, referenceNumber: 'BK20261121-HGFEDCBA' },
      ]
        .map((data) => `event: booking.created\ndata: ${JSON.stringify(data)}\n\n`)
        .join(''),
    );
    jest.spyOn(session, 'state').mockReturnValue({ kind: 'signedIn', admin });
    show(session);
    expect(await screen.findByText(/BK20261121-HGFEDCBA/)).toBeTruthy();
    expect(screen.queryByText(/BK20261121-ABCDEFGH/)).toBeNull();
  });

  it('report a lost connection once it has lasted for a while', async () => {
    jest.useFakeTimers();
    show(new SessionWithStream(null));
    await act(() => jest.advanceTimersByTimeAsync(500));
    expect(screen.queryByText(/No connection to the server/)).toBeNull();
    await act(() => jest.advanceTimersByTimeAsync(5_000));
    expect(screen.getByText(/No connection to the server/)).toBeTruthy();
    await act(() => jest.advanceTimersByTimeAsync(45_000));
    expect(screen.getByText(/Not live since \d\d:\d\d. Reconnecting…/)).toBeTruthy();
  });

  it('read what is on the screen again once for several updates [I-20]', async () => {
    jest.useFakeTimers();
    const text = `event: booking.changed\ndata: ${JSON.stringify({ bookingId, version: 2 })}\n\n`;
    const invalidate = jest.spyOn(QueryClient.prototype, 'invalidateQueries').mockResolvedValue();
    show(new SessionWithStream(text.repeat(3)));
    await act(() => jest.advanceTimersByTimeAsync(250));
    expect(invalidate).not.toHaveBeenCalled();
    await act(() => jest.advanceTimersByTimeAsync(100));
    // Bookings, dispatch and dashboard.
    expect(invalidate).toHaveBeenCalledTimes(3);
  });

  it('read everything on the screen again after two minutes without the server [I-29]', async () => {
    jest.useFakeTimers();
    const session = new SessionWithStream(null);
    const invalidate = jest.spyOn(QueryClient.prototype, 'invalidateQueries').mockResolvedValue();
    show(session);
    await act(() => jest.advanceTimersByTimeAsync(120_000));
    expect(screen.getByText(/Not live since/)).toBeTruthy();
    expect(invalidate).not.toHaveBeenCalled();
    session.text = ': connected\n\n';
    await act(() => jest.advanceTimersByTimeAsync(35_000));
    expect(screen.queryByText(/Not live since/)).toBeNull();
    expect(invalidate.mock.calls).toEqual([[{ queryKey: [] }]]);
  });

  it('bring the board up to date after two minutes without the server [I-29]', async () => {
    jest.useFakeTimers();
    const session = new SessionWithBoard(null);
    show(session, Board);
    await act(() => jest.advanceTimersByTimeAsync(121_000));
    expect(screen.getByText('14:00')).toBeTruthy();
    session.bookingTime = '16:30';
    session.text = ': connected\n\n';
    // The board's refetch interval alone would take longer.
    await act(() => jest.advanceTimersByTimeAsync(35_000));
    expect(screen.queryByText(/Not live since/)).toBeNull();
    expect(screen.getByText('16:30')).toBeTruthy();
  });

  it('say at once that the device is offline', () => {
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    show(new SessionWithStream(': connected\n\n'));
    const notice = screen.getByText(/This device is offline/);
    expect(notice.closest('[role=status], [role=alert]')?.getAttribute('role')).toBe('status');
  });
});
