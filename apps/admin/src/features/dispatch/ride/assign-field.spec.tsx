import { afterEach, expect, it } from '@jest/globals';
import type { BoardRide } from '@chauffeur/contracts/dispatch/dispatch-board';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { RequestFailed, type ApiCall } from '../../../api/send-request';
import { Session } from '../../../session/session';
import { showScreen } from '../../../show-screen.fixture';
import { AssignField } from './assign-field';

const [elvin, rauf] = [
  { id: '6a0f6a3e-6c1f-4a4e-9d2b-0c9d5a1f7e12', name: 'Elvin' },
  { id: '6a0f6a3e-6c1f-4a4e-9d2b-0c9d5a1f7e13', name: 'Rauf' },
];
const candidate = { state: 'free', gapBefore: null, gapAfter: null, rides: 0, hours: 0, hasLink: false };

class SessionWithDrivers extends Session {
  readonly versions: unknown[] = [];

  override async request<Result>({ method = 'GET', path, body, response }: ApiCall<Result>): Promise<Result> {
    if (method !== 'GET') {
      const { version } = body as { version: number };
      this.versions.push(version);
      throw new RequestFailed(409, {
        type: 'about:blank',
        title: 'Conflict',
        status: 409,
        code: 'record.stale',
      });
    }
    if (!path.includes('/candidates')) return response.parse([]);
    return response.parse({
      vehicles: [],
      drivers: [elvin, rauf].map((one) => ({ ...candidate, ...one })),
    });
  }
}

/** A ride that another admin changes at the press of a button. */
function ChangingRide() {
  const [version, setVersion] = useState(1);
  const [isChoosing, setChoosing] = useState(false);
  const ride = { id: 'r1', version, driverId: elvin?.id } as BoardRide;
  return (
    <>
      <AssignField ride={ride} isChoosing={isChoosing} onChoosing={setChoosing} />
      <button onClick={() => setVersion(2)}>Change</button>
    </>
  );
}

afterEach(cleanup);

it('a chosen driver stays while another admin changes the ride, and is assigned on what was seen', async () => {
  const user = userEvent.setup();
  const session = new SessionWithDrivers();
  showScreen(ChangingRide, session);
  await screen.findByText('Elvin — free');
  await user.click(screen.getByRole('combobox'));
  await user.click(await screen.findByRole('option', { name: /Rauf/ }));
  await user.click(screen.getByRole('button', { name: 'Change' }));
  expect(screen.getByRole('combobox').textContent).toContain('Rauf');
  const assign = () => screen.getByRole('button', { name: 'Assign' });
  await user.click(assign());
  await waitFor(() => expect(session.versions).toEqual([1]));
  await waitFor(() => expect(screen.getByRole('combobox').textContent).toContain('Rauf'));
  await user.click(assign());
  await waitFor(() => expect(session.versions).toEqual([1, 2]));
});
