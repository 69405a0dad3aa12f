import { afterEach, expect, it } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ApiCall } from '../api/send-request';
import { errorResponse } from '../records/session-with-records.fixture';
import { Session } from '../session/session';
import { showScreen } from '../show-screen.fixture';
import { BlocksDialog } from './blocks-dialog';

const camry = { vehicleId: '6a0f6a3e-6c1f-4a4e-9d2b-0c9d5a1f7e12', driverId: null, name: 'Camry' };

class SessionWithBlocks extends Session {
  readonly sent: unknown[] = [];

  override async request<Result>({ method = 'GET', body }: ApiCall<Result>): Promise<Result> {
    if (method === 'POST') this.sent.push(body);
    return (method === 'GET' ? [] : {}) as Result;
  }
}

const user = userEvent.setup();
afterEach(cleanup);

it('a new block focuses its reason, so that Ctrl+Enter saves the proposed times', async () => {
  const session = new SessionWithBlocks();
  showScreen(() => <BlocksDialog of={camry} onClose={() => undefined} />, session);
  await user.click(await screen.findByRole('button', { name: 'Add blocked time' }));
  expect(document.activeElement).toBe(screen.getByRole('combobox', { name: /Reason/ }));
  await user.keyboard('{Control>}{Enter}{/Control}');
  await waitFor(() => expect(session.sent).toMatchObject([{ vehicleId: camry.vehicleId, kind: 'other' }]));
});

it('a new block ends at the midnight after its start, until its end is typed', async () => {
  showScreen(() => <BlocksDialog of={camry} onClose={() => undefined} />, new SessionWithBlocks());
  await user.click(await screen.findByRole('button', { name: 'Add blocked time' }));
  const [start, end] = [/^From/, /^Until/].map((label) => screen.getByLabelText<HTMLInputElement>(label));
  const type = (field: HTMLInputElement | undefined, value: string) =>
    field && fireEvent.change(field, { target: { value } });
  type(start, '2099-12-31T07:00');
  expect(end?.value).toBe('2100-01-01T00:00');
  // An incomplete date, and a year with a digit too many.
  type(start, '');
  type(start, '12099-12-31T07:00');
  expect(end?.value).toBe('2100-01-01T00:00');
  type(end, '2100-01-03T00:00');
  type(start, '2100-01-01T07:00');
  expect(end?.value).toBe('2100-01-03T00:00');
});

it('a block that was rejected retains its end, and what is proposed then is valid', async () => {
  class SessionThatRejectsOnce extends SessionWithBlocks {
    override async request<Result>(call: ApiCall<Result>): Promise<Result> {
      const result = await super.request(call);
      if (call.method === 'POST' && this.sent.length === 1)
        throw errorResponse('request.invalid', [{ field: 'endsAt', code: 'endsAt.tooLate' }]);
      return result;
    }
  }
  const session = new SessionThatRejectsOnce();
  showScreen(() => <BlocksDialog of={camry} onClose={() => undefined} />, session);
  await user.click(await screen.findByRole('button', { name: 'Add blocked time' }));
  const field = (label: RegExp) => screen.getByLabelText<HTMLInputElement>(label);
  fireEvent.change(field(/^From/), { target: { value: '2099-12-31T07:00' } });
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(field(/^Until/).getAttribute('aria-invalid')).toBe('true'));
  expect([field(/^From/).value, field(/^Until/).value]).toEqual(['2099-12-31T07:00', '2100-01-01T00:00']);
  fireEvent.change(field(/^From/), { target: { value: '2099-12-30T07:00' } });
  await waitFor(() => expect(field(/^Until/).getAttribute('aria-invalid')).toBe('false'));
  expect(field(/^Until/).value).toBe('2099-12-31T00:00');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(session.sent).toHaveLength(2));
  expect(session.sent[1]).toMatchObject({ endsAt: '2099-12-30T20:00:00.000Z' });
});

it('a block over rides asks about them by customer, day and time', async () => {
  class SessionWithRide extends SessionWithBlocks {
    override async request<Result>(call: ApiCall<Result>): Promise<Result> {
      if (call.method !== 'POST') return super.request(call);
      const params = {
        bookingId: 'one',
        reference: 'BK20310401-ABCDEFGH',
        customer: 'Emily Carter',
        date: '2031-05-01',
        from: '10:00',
      };
      throw errorResponse('block.overRides', [
        { field: 'releaseRides', code: 'releaseRides.required', params },
      ]);
    }
  }
  showScreen(() => <BlocksDialog of={camry} onClose={() => undefined} />, new SessionWithRide());
  await user.click(await screen.findByRole('button', { name: 'Add blocked time' }));
  await user.keyboard('{Control>}{Enter}{/Control}');
  const question = await screen.findByRole('alertdialog', { name: 'Take these rides off?' });
  const rides = within(question).getAllByRole('listitem');
  expect(rides.map(({ textContent }) => textContent)).toEqual([
    'Emily Carter, May 1, 2031, 10:00, BK20310401-ABCDEFGH',
  ]);
});

it('a block of a kind that a later release added is not saved as another', async () => {
  const block = {
    id: camry.vehicleId,
    version: 1,
    kind: 'inspection',
    notes: null,
    createdBy: camry.vehicleId,
  };
  class SessionWithLaterBlock extends SessionWithBlocks {
    override async request<Result>(call: ApiCall<Result>): Promise<Result> {
      const { method = 'GET', body, response } = call;
      if (method === 'PUT') this.sent.push(body);
      const times = { startsAt: '2099-05-01T06:00:00.000Z', endsAt: '2099-05-01T08:00:00.000Z' };
      const { vehicleId, driverId } = camry;
      const moments = { createdAt: times.startsAt, updatedAt: times.startsAt };
      const stored = { ...block, ...times, ...moments, vehicleId, driverId };
      return response.parse(method === 'GET' && call.path.endsWith('/blocks') ? [stored] : stored);
    }
  }
  const session = new SessionWithLaterBlock();
  showScreen(() => <BlocksDialog of={camry} onClose={() => undefined} />, session);
  await user.click(await screen.findByRole('button', { name: /^Edit/ }));
  await user.type(screen.getByLabelText('Notes'), 'At the garage');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Please fill in this field')).toBeTruthy();
  expect(session.sent).toEqual([]);
});

it('a removed block leaves the focus on the next one', async () => {
  const moments = { createdAt: '2026-05-01T06:00:00.000Z', updatedAt: '2026-05-01T06:00:00.000Z' };
  const blockOn = (day: string) => ({
    ...camry,
    ...moments,
    id: crypto.randomUUID(),
    version: 1,
    kind: 'other',
    notes: null,
    createdBy: camry.vehicleId,
    startsAt: `2099-05-${day}T06:00:00.000Z`,
    endsAt: `2099-05-${day}T08:00:00.000Z`,
  });
  class SessionWithTwoBlocks extends Session {
    private stored = [blockOn('01'), blockOn('02')];

    override async request<Result>({ method, response }: ApiCall<Result>): Promise<Result> {
      if (method === 'DELETE') this.stored = this.stored.slice(1);
      return response.parse(this.stored);
    }
  }
  showScreen(() => <BlocksDialog of={camry} onClose={() => undefined} />, new SessionWithTwoBlocks());
  const [first] = await screen.findAllByRole('button', { name: /^Delete/ });
  await user.click(first as HTMLElement);
  await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  const edit = screen.getByRole('button', { name: /^Edit/ });
  await waitFor(() => expect(document.activeElement).toBe(edit));
});
