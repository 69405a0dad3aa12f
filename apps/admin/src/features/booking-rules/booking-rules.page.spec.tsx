import type { BookingRulesResponse } from '@chauffeur/contracts/bookings/booking-rules';
import type { ClosedPeriodResponse } from '@chauffeur/contracts/bookings/availability/closed-period';
import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, configure, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ApiCall } from '../../api/send-request';
import { errorResponse, SessionWithRecords } from '../../records/session-with-records.fixture';
import { showScreen } from '../../show-screen.fixture';
import { BookingRulesPage } from './booking-rules.page';

const initial: BookingRulesResponse = {
  bookingMode: 'request',
  whenFull: 'request',
  requireTime: false,
  leadMinutes: 180,
  tourLeadMinutes: 720,
  whenTooSoon: 'request',
  horizonDays: 365,
  bufferMinutes: 30,
  airportBufferMinutes: 60,
  tourBufferMinutes: 60,
  airportWaitMinutes: 60,
  freeWaitMinutes: 15,
  freeCancelHours: 24,
  lateCancelPercent: 50,
  changeUntilHours: 6,
  contactsFromHours: 24,
  completeOnDone: true,
  version: 1,
  updatedAt: '2026-11-21T09:00:00.000Z',
};

const period: ClosedPeriodResponse = {
  id: '8a0f6a3e-6c1f-4a4e-9d2b-0c9d5a1f7e11',
  startsAt: '2099-01-09T20:00:00.000Z',
  endsAt: '2099-01-10T20:00:00.000Z',
  reason: 'Our day off',
  reasonRu: 'Выходной',
  version: 1,
  createdAt: '2026-11-21T09:00:00.000Z',
  updatedAt: '2026-11-21T09:00:00.000Z',
};

/** A server on which another admin may have changed the rules. */
class SessionWithRules extends SessionWithRecords<ClosedPeriodResponse> {
  rules = initial;
  /** Called before the response to a save. */
  whileSaving = () => {};

  override async request<Result>(call: ApiCall<Result>): Promise<Result> {
    if (call.path !== '/api/admin/booking-rules') return super.request(call);
    const { method = 'GET', body, response } = call;
    if (method === 'PUT') {
      const saved = body as BookingRulesResponse;
      if (saved.version !== this.rules.version) throw errorResponse('record.stale');
      this.rules = { ...this.rules, ...saved, version: saved.version + 1 };
      this.whileSaving();
    }
    return response.parse(this.rules);
  }
}

// In a long form, computing whether each control is visible takes seconds.
configure({ defaultHidden: true });

function show(periods: ClosedPeriodResponse[] = [period]) {
  const session = new SessionWithRules('/api/admin/closed-periods', periods);
  return Object.assign(session, showScreen(BookingRulesPage, session));
}

describe('the booking rules screen', () => {
  const user = userEvent.setup();
  afterEach(cleanup);

  it('saves all rules, and says at the field what is invalid', async () => {
    const session = show();
    const notice = await screen.findByLabelText(/^Notice for services/);
    fireEvent.change(notice, { target: { value: '10081' } });
    await user.click(screen.getByRole('button', { name: 'Save rules' }));
    expect(await screen.findByText('At most 10,080')).toBeTruthy();
    fireEvent.change(notice, { target: { value: '90' } });
    await user.click(screen.getByRole('button', { name: 'Save rules' }));
    expect(await screen.findByText('The booking rules are saved.')).toBeTruthy();
    expect(session.rules).toMatchObject({ leadMinutes: 90, tourLeadMinutes: 720, version: 2 });
  });

  it('retains what is typed while the rules are being saved', async () => {
    const session = show();
    const ahead = await screen.findByLabelText<HTMLInputElement>(/^How far ahead/);
    const notice = screen.getByLabelText<HTMLInputElement>(/^Notice for services/);
    session.whileSaving = () => fireEvent.change(notice, { target: { value: '90' } });
    fireEvent.change(ahead, { target: { value: '100' } });
    await user.click(screen.getByRole('button', { name: 'Save rules' }));
    expect(await screen.findByText('The booking rules are saved.')).toBeTruthy();
    expect([ahead.value, notice.value]).toEqual(['100', '90']);
    await user.click(screen.getByRole('button', { name: 'Save rules' }));
    await waitFor(() =>
      expect(session.rules).toMatchObject({ leadMinutes: 90, horizonDays: 100, version: 3 }),
    );
  });

  it('offers both versions when another admin saved first', async () => {
    const session = show();
    const ahead = await screen.findByLabelText(/^How far ahead/);
    fireEvent.change(ahead, { target: { value: '100' } });
    session.rules = { ...initial, freeCancelHours: 12, version: 2 };
    await user.click(screen.getByRole('button', { name: 'Save rules' }));
    await user.click(await screen.findByRole('button', { name: 'Keep mine and continue' }));
    await user.click(screen.getByRole('button', { name: 'Save rules' }));
    expect(await screen.findByText('The booking rules are saved.')).toBeTruthy();
    expect(session.rules).toMatchObject({ horizonDays: 100, freeCancelHours: 12, version: 3 });
  });

  it('follows what another admin saves until something is typed', async () => {
    const session = show();
    const ahead = await screen.findByLabelText<HTMLInputElement>(/^How far ahead/);
    session.rules = { ...initial, horizonDays: 90, version: 2 };
    session.readAgain();
    await waitFor(() => expect(ahead.value).toBe('90'));
    fireEvent.change(ahead, { target: { value: '100' } });
    session.rules = { ...initial, horizonDays: 80, version: 3 };
    const notice = screen.getByLabelText<HTMLInputElement>(/^Notice for services/);
    session.readAgain();
    await user.click(screen.getByRole('button', { name: 'Save rules' }));
    await screen.findByRole('button', { name: 'Keep mine and continue' });
    expect([ahead.value, notice.value]).toEqual(['100', '180']);
  });

  it('shows rules as saved if the response of the save was lost', async () => {
    const session = show();
    const ahead = await screen.findByLabelText<HTMLInputElement>(/^How far ahead/);
    fireEvent.change(ahead, { target: { value: '100' } });
    session.rules = { ...initial, horizonDays: 100, version: 2 };
    await user.click(screen.getByRole('button', { name: 'Save rules' }));
    expect(await screen.findByText('The booking rules are saved.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Keep mine and continue' })).toBeNull();
    fireEvent.change(ahead, { target: { value: '120' } });
    await user.click(screen.getByRole('button', { name: 'Save rules' }));
    await waitFor(() => expect(session.rules).toMatchObject({ horizonDays: 120, version: 3 }));
  });

  it('lists closed periods in Baku, and adds one', async () => {
    const session = show();
    expect(await screen.findByText('Our day off')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Add closed period' }));
    const form = within(screen.getByRole('dialog', { name: 'Add closed period' }));
    const enter = (label: RegExp, value: string) =>
      fireEvent.change(form.getByLabelText(label), { target: { value } });
    enter(/^From/, '2099-03-20T00:00');
    enter(/^Until/, '20991-03-20T00:00');
    enter(/^Reason \*/, 'Novruz');
    enter(/^Reason \(Russian\)/, 'Новруз');
    await user.click(form.getByRole('button', { name: 'Save' }));
    expect(await form.findByText('Please enter a valid value')).toBeTruthy();
    enter(/^Until/, '2099-03-20T00:00');
    await user.click(form.getByRole('button', { name: 'Save' }));
    expect(await form.findByText('The end must be after the start')).toBeTruthy();
    enter(/^Until/, '2099-03-22T00:00');
    await user.click(form.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('The closed period is saved.')).toBeTruthy();
    expect(session.records[1]).toMatchObject({
      startsAt: '2099-03-19T20:00:00.000Z',
      endsAt: '2099-03-21T20:00:00.000Z',
    });
  });
});
