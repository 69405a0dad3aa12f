import { afterEach, expect, it } from '@jest/globals';
import type { BoardRide } from '@chauffeur/contracts/dispatch/dispatch-board';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import type { ApiCall, RequestFailed } from '../../../api/send-request';
import { errorResponse } from '../../../records/session-with-records.fixture';
import { Session } from '../../../session/session';
import { showScreen } from '../../../show-screen.fixture';
import { AssignField } from './assign-field';

const [elvin, rauf] = [
  { id: '6a0f6a3e-6c1f-4a4e-9d2b-0c9d5a1f7e12', name: 'Elvin' },
  { id: '6a0f6a3e-6c1f-4a4e-9d2b-0c9d5a1f7e13', name: 'Rauf' },
];
const candidate = { state: 'free', gapBefore: null, gapAfter: null, rides: 0, hours: 0, hasLink: false };

class SessionWithDrivers extends Session {
  readonly sent: unknown[] = [];

  constructor(private readonly rejection: RequestFailed) {
    super();
  }

  override async request<Result>({ method = 'GET', path, body, response }: ApiCall<Result>): Promise<Result> {
    if (method !== 'GET') {
      this.sent.push(body);
      throw this.rejection;
    }
    if (!path.includes('/candidates')) return response.parse([]);
    return response.parse({
      vehicles: [],
      drivers: [elvin, rauf].map((one) => ({ ...candidate, ...one })),
    });
  }
}

/** A ride that another admin changes when a button is clicked. */
function ChangingRide() {
  const [version, setVersion] = useState(1);
  const [isChoosing, setChoosing] = useState(false);
  const ride = { id: 'r1', version, driverId: elvin?.id } as BoardRide;
  return (
    <>
      <AssignField ride={ride} isChoosing={isChoosing} onChoosing={setChoosing} onUnsaved={ignore} />
      <button onClick={() => setVersion(2)}>Change</button>
    </>
  );
}

const user = userEvent.setup();
const ignore = () => undefined;
const press = (name: string) => user.click(screen.getByRole('button', { name }));

async function choose(name: RegExp): Promise<void> {
  await screen.findByText(/ — free$/);
  await user.click(screen.getByRole('combobox'));
  await user.click(await screen.findByRole('option', { name }));
}

afterEach(cleanup);

it('a chosen driver stays while another admin changes the ride, and is assigned with the version that was seen', async () => {
  const session = new SessionWithDrivers(errorResponse('record.stale'));
  showScreen(ChangingRide, session);
  await choose(/Rauf/);
  await press('Change');
  expect(screen.getByRole('combobox').textContent).toContain('Rauf');
  await press('Assign');
  await waitFor(() => expect(session.sent).toMatchObject([{ version: 1 }]));
  await waitFor(() => expect(screen.getByRole('combobox').textContent).toContain('Rauf'));
  await press('Assign');
  await waitFor(() => expect(session.sent).toMatchObject([{ version: 1 }, { version: 2 }]));
});

it('a driver with less than the usual time between two rides can be assigned anyway, until another one is chosen', async () => {
  const params = { kind: 'ride', reference: 'BK20310401-ABCDEFGH', from: '12:00', until: '13:30', tight: 1 };
  const rejection = errorResponse('driver.busy', [{ field: 'driverId', code: 'driver.busy', params }]);
  const session = new SessionWithDrivers(rejection);
  showScreen(ChangingRide, session);
  await choose(/Rauf/);
  await press('Assign');
  const question = await screen.findByRole('alert');
  expect(question.textContent).toMatch(
    /between this ride and BK20310401-ABCDEFGH, 12:00 to 13:30\. Assign anyway\?/,
  );
  await press('Assign anyway');
  const assigned = { driverId: rauf?.id, version: 1, notes: null };
  await waitFor(() => expect(session.sent).toEqual([assigned, { ...assigned, allowTightGap: true }]));
  await screen.findByRole('alert');
  await choose(/Elvin/);
  expect(screen.queryByRole('alert')).toBeNull();
});
