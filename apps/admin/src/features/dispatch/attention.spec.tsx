import type { rideCandidates } from '@chauffeur/contracts/bookings/changes/ride-candidates';
import type { BoardRide, DispatchBoard } from '@chauffeur/contracts/dispatch/dispatch-board';
import type { TriedLink } from '@chauffeur/contracts/driver-page/driver-link';
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { useQuery } from '@tanstack/react-query';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { z } from 'zod';
import { dashboardKey } from '../../api/query-keys';
import { RequestFailed, type ApiCall } from '../../api/send-request';
import { AttentionList } from '../../dispatch-display/attention/attention-list';
import { errorResponse } from '../../records/session-with-records.fixture';
import { Session } from '../../session/session';
import { showScreen } from '../../show-screen.fixture';
import { aBoardRide, driverId, vehicleId } from '../../dispatch-display/board-ride.fixture';

const free = { state: 'free', gapBefore: null, gapAfter: null } as const;
const candidates: z.input<typeof rideCandidates> = {
  vehicles: [
    { ...free, id: vehicleId, carId: vehicleId, carName: 'Toyota Camry', label: '1', plate: '90-AA-123' },
  ],
  drivers: [
    { ...free, id: driverId, name: 'Anar', rides: 0, hours: 0 },
    {
      ...free,
      id: vehicleId,
      name: 'Rauf',
      rides: 1,
      hours: 2,
      state: 'busy',
      busyFrom: '13:00',
      busyUntil: '15:00',
    },
  ],
};

/** A server with rides that need attention. Each change solves a ride's first problem; the last one removes the ride. */
class SessionWithRides extends Session {
  readonly sent: (readonly [path: string, body: unknown])[] = [];

  constructor(
    private rides: readonly BoardRide[],
    private readonly triedLinks: readonly TriedLink[] = [],
  ) {
    super();
  }

  override async request<Result>({ method = 'GET', path, body, response }: ApiCall<Result>): Promise<Result> {
    if (method === 'GET' && path.includes('/candidates')) return response.parse(candidates);
    if (path === '/api/admin/drivers')
      return [{ id: driverId, name: 'Anar', phone: '+994505550102' }] as Result;
    if (method === 'GET')
      return {
        rides: this.rides,
        triedLinks: this.triedLinks,
        now: '2031-05-01T05:00:00.000Z',
      } as DispatchBoard & Result;
    this.sent.push([path, body]);
    this.rides = this.rides.flatMap((ride) => {
      if (!path.includes(ride.id)) return [ride];
      const problems = ride.problems.slice(1);
      return problems.length > 0 ? [{ ...ride, version: ride.version + 1, problems }] : [];
    });
    return {} as Result;
  }
}

describe('what needs attention', () => {
  const user = userEvent.setup();
  afterEach(() => {
    cleanup();
    jest.restoreAllMocks();
  });

  it('shows eight rides at first, and thirty more each time they are asked for', async () => {
    const rides = Array.from({ length: 43 }, () => aBoardRide({ problems: ['noDriver'] }));
    showScreen(AttentionList, new SessionWithRides(rides));
    expect(await screen.findAllByRole('listitem')).toHaveLength(8);
    await user.click(screen.getByRole('button', { name: 'Show 30 more' }));
    expect(screen.getAllByRole('listitem')).toHaveLength(38);
    await user.click(screen.getByRole('button', { name: 'Show 5 more' }));
    expect(screen.getAllByRole('listitem')).toHaveLength(43);
    expect(screen.queryByRole('button', { name: /more$/ })).toBeNull();
  });

  it('distinguishes a ride that its customer changed from a new request', async () => {
    const pending = (customerName: string, isCustomerChange: boolean) =>
      aBoardRide({ status: 'pending', problems: ['unanswered'], customerName, isCustomerChange });
    const rides = [pending('Emily Carter', true), pending('Oliver Hayes', false)];
    showScreen(AttentionList, new SessionWithRides(rides));
    const items = await screen.findAllByRole('listitem');
    expect(items.map(({ textContent }) => textContent?.includes('Changed by the customer'))).toEqual([
      true,
      false,
    ]);
  });

  it('says that it could not be read, and retries when asked to; so does the menu of free drivers', async () => {
    class SessionOfFailures extends SessionWithRides {
      failing: string | undefined = '/dispatch';
      override async request<Result>(call: ApiCall<Result>): Promise<Result> {
        if (this.failing && call.path.includes(this.failing)) throw new RequestFailed(404, null);
        return super.request(call);
      }
    }
    const session = new SessionOfFailures([aBoardRide({ problems: ['noDriver'] })]);
    showScreen(AttentionList, session);
    expect((await screen.findByRole('alert')).textContent).toContain('Failed to load data');
    session.failing = '/candidates';
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    const assign = () => screen.findByRole('button', { name: /^Assign: / });
    await user.click(await assign());
    await screen.findByRole('menuitem', { name: 'Failed to load data' });
    await user.keyboard('{Escape}');
    session.failing = undefined;
    await user.click(await assign());
    expect(await screen.findByRole('menuitem', { name: /^Anar/ })).toBeTruthy();
  });

  it('offers the next step by the state of the driver: call, another driver, the next ride, and a link that was tried', async () => {
    const next = { id: vehicleId, referenceNumber: 'BK20310501-NEXTRDEX', bookingDate: '2031-05-02' };
    const rides = [
      aBoardRide({ customerName: 'Done', driverProblems: ['doneButPending'] }),
      aBoardRide({ customerName: 'Late', driverProblems: ['runsOver'], runsInto: next }),
      aBoardRide({
        customerName: 'Silent',
        driverId,
        driverProblems: ['driverSilent'],
        problems: ['noVehicle'],
      }),
      aBoardRide({ customerName: 'Declined', driverProblems: ['declined'], problems: ['noDriver'] }),
    ];
    const tried = { driverId, name: 'Anar', triedAt: '2031-05-01T04:00:00.000Z', isEnded: false };
    const session = new SessionWithRides(rides, [tried]);
    showScreen(AttentionList, session);
    const call = await screen.findByRole('link', { name: 'Call the driver: Anar' });
    expect(call.getAttribute('href')).toBe('tel:+994505550102');
    const rows = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(rows.map((row) => (/tried Anar’s link/.exec(row ?? '') ?? /^\w+/.exec(row ?? ''))?.[0])).toEqual([
      'tried Anar’s link',
      'Declined',
      'Silent',
      'Late',
      'Done',
    ]);
    const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
    expect(hrefOf('Next ride: BK20310501-NEXTRDEX')).toContain(`?date=2031-05-02&ride=${vehicleId}`);
    expect(hrefOf('Driver’s link: Anar')).toContain('/drivers?search=Anar');
    expect(hrefOf('Open: Done')).toContain('/bookings/');
    // The driver who does not respond is not offered, nor is the missing vehicle, which comes later.
    await user.click(screen.getByRole('button', { name: 'Change driver: Silent' }));
    await screen.findByRole('menuitem', { name: 'No one is free at that time.' });
    expect(screen.queryByRole('menuitem', { name: /Toyota Camry/ })).toBeNull();
    expect(screen.getByRole('button', { name: 'Assign: Declined', hidden: true })).toBeTruthy();
  });

  it('assigns one ride after another by Enter: free drivers come first, and the focus goes to the next ride', async () => {
    const first = aBoardRide({
      customerName: 'Emily Carter',
      problems: ['noVehicle', 'noDriver'],
      vehicleId: null,
    });
    const second = aBoardRide({ customerName: 'James Carter', problems: ['noDriver'], bookingTime: '16:00' });
    const session = new SessionWithRides([first, second]);
    // Another query that is still being refetched when the ride's next step is shown.
    function BesideSlowList() {
      useQuery({
        queryKey: dashboardKey,
        queryFn: () => (session.sent.length > 0 ? new Promise<null>(() => undefined) : null),
      });
      return <AttentionList />;
    }
    showScreen(BesideSlowList, session);
    const step = (name: string) => screen.findByRole('button', { name: `Assign: ${name}` });
    const takeFirst = async (name: string | RegExp) => {
      await user.keyboard('{Enter}');
      const choice = await screen.findByRole('menuitem', { name });
      await waitFor(() => expect(document.activeElement).toBe(choice));
      await user.keyboard('{Enter}');
    };
    const begin = await step('Emily Carter');
    act(() => begin.focus());
    await takeFirst(/^Toyota Camry · 90-AA-123/);
    await screen.findByText('The vehicle is assigned.');
    await waitFor(async () => expect(document.activeElement).toBe(await step('Emily Carter')));
    await takeFirst(/^Anar/);
    await waitFor(async () => expect(document.activeElement).toBe(await step('James Carter')));
    await user.keyboard('{Enter}');
    await screen.findByRole('menuitem', { name: /^Anar/ });
    expect(screen.queryByRole('menuitem', { name: /^Rauf/ })).toBeNull();
    expect(screen.getByRole('menuitem', { name: 'Others…' }).getAttribute('href')).toContain(
      `ride=${second.id}`,
    );
    expect(session.sent).toEqual([
      [`/api/admin/bookings/${first.id}/schedule`, { version: 1, vehicleId }],
      [`/api/admin/bookings/${first.id}/driver`, { version: 2, driverId, notes: null }],
    ]);
    // After the last ride the focus is on the text that nothing is left.
    act(() => screen.getByRole('menuitem', { name: /^Anar/ }).focus());
    await user.keyboard('{Enter}');
    const none = await screen.findByText('All rides today and tomorrow have what they need.');
    await waitFor(() => expect(document.activeElement).toBe(none));
  });

  it('keeps the focus on the next step if the response arrives while the menu is still closing', async () => {
    // The closing animation of a menu takes longer, the higher the menu is.
    jest.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(360);
    const ride = aBoardRide({
      customerName: 'Emily Carter',
      problems: ['noVehicle', 'noDriver'],
      vehicleId: null,
    });
    showScreen(AttentionList, new SessionWithRides([ride]));
    const begin = await screen.findByRole('button', { name: 'Assign: Emily Carter' });
    act(() => begin.focus());
    await user.keyboard('{Enter}');
    const choice = await screen.findByRole('menuitem', { name: /^Toyota Camry/ });
    await waitFor(() => expect(document.activeElement).toBe(choice));
    await user.keyboard('{Enter}');
    await screen.findByText('The vehicle is assigned.');
    await waitFor(() => expect(screen.queryByRole('menu', { hidden: true })).toBeNull());
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Assign: Emily Carter' }));
  });

  it('confirms with an Undo in the notice, although the ride has left the list', async () => {
    const ride = aBoardRide({ status: 'pending', problems: ['unanswered'] });
    class SessionOfStatus extends SessionWithRides {
      override async request<Result>(call: ApiCall<Result>): Promise<Result> {
        const response = await super.request(call);
        const status = { '/status': 'confirmed', '/undo': 'pending' }[/\/\w+$/.exec(call.path)?.[0] ?? ''];
        if (!status) return response;
        return { ...ride, status, version: 2, customerEmail: 'emily@example.com', problems: [] } as Result;
      }
    }
    const session = new SessionOfStatus([ride]);
    showScreen(AttentionList, session);
    await user.click(await screen.findByRole('button', { name: 'Confirm: Emily Carter' }));
    expect(await screen.findByText(/^The booking is confirmed\. The customer gets an email\./)).toBeTruthy();
    await screen.findByText('All rides today and tomorrow have what they need.');
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('The booking is pending again.')).toBeTruthy();
    expect(session.sent).toEqual([
      [`/api/admin/bookings/${ride.id}/status`, { status: 'confirmed', version: 1 }],
      [`/api/admin/bookings/${ride.id}/status/undo`, { version: 2 }],
    ]);
  });

  it('says why a vehicle was not assigned, although the ride has left the list', async () => {
    class SessionOfQuicker extends SessionWithRides {
      readonly move = Promise.withResolvers<never>();
      hasLeft = false;
      override async request<Result>(call: ApiCall<Result>): Promise<Result> {
        if (call.method === 'PATCH') return this.move.promise;
        const response = await super.request(call);
        return this.hasLeft ? { ...response, rides: [] } : response;
      }
    }
    const session = new SessionOfQuicker([aBoardRide({ problems: ['noVehicle'], vehicleId: null })]);
    const { readAgain } = showScreen(AttentionList, session);
    await user.click(await screen.findByRole('button', { name: 'Assign: Emily Carter' }));
    await user.click(await screen.findByRole('menuitem', { name: /^Toyota Camry/ }));
    session.hasLeft = true;
    readAgain();
    await screen.findByText('All rides today and tomorrow have what they need.');
    session.move.reject(errorResponse('record.stale'));
    expect(await screen.findByText(/^Someone else has changed this ride\./)).toBeTruthy();
  });

  it('keeps the dialog of all rides open when nothing is left, and the focus when it closes', async () => {
    const rides = ['Emily', 'James'].map((customerName, index) =>
      aBoardRide({ id: `ride-${index}`, customerName, problems: ['noDriver'] }),
    );
    class SessionOfServed extends SessionWithRides {
      isServed = false;
      override async request<Result>(call: ApiCall<Result>): Promise<Result> {
        if (call.path.includes('/bookings/')) return new Promise<Result>(() => undefined);
        const board = await super.request(call);
        return this.isServed ? { ...board, rides: [] } : board;
      }
    }
    const session = new SessionOfServed(rides);
    const { readAgain } = showScreen(AttentionList, session);
    await user.click(await screen.findByRole('button', { name: 'Assign 2 rides…' }));
    const dialog = await screen.findByRole('dialog');
    session.isServed = true;
    readAgain();
    const none = await screen.findByText('All rides today and tomorrow have what they need.');
    expect(screen.getByRole('dialog')).toBe(dialog);
    await user.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(document.activeElement).toBe(none));
  });
});
