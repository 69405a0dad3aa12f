import { afterEach, describe, expect, it } from '@jest/globals';
import type { AuditEntryResponse } from '@chauffeur/contracts/identity/audit';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SessionWithRecords } from '../../records/session-with-records.fixture';
import { showScreen } from '../../show-screen.fixture';
import { AuditPage } from './audit.page';

const leyla = '6a0f6a3e-6c1f-4a4e-9d2b-0c9d5a1f7e11';
const entry: AuditEntryResponse = {
  id: '7a0f6a3e-6c1f-4a4e-9d2b-0c9d5a1f7e12',
  at: '2026-11-21T09:00:00.000Z',
  adminId: leyla,
  username: 'leyla',
  action: 'removed',
  kind: 'bookings',
  recordId: '8a0f6a3e-6c1f-4a4e-9d2b-0c9d5a1f7e13',
  reference: 'BK20261121ABCD',
  fromVersion: 3,
  toVersion: null,
  detail: null,
  outcome: 'done',
  code: null,
};
const failedSignIn: AuditEntryResponse = {
  ...entry,
  id: '9a0f6a3e-6c1f-4a4e-9d2b-0c9d5a1f7e14',
  adminId: null,
  username: null,
  action: 'signInFailed',
  kind: 'session',
  recordId: null,
  reference: null,
  fromVersion: null,
};
const rejected: AuditEntryResponse = {
  ...entry,
  id: 'aa0f6a3e-6c1f-4a4e-9d2b-0c9d5a1f7e15',
  action: 'changed',
  kind: 'cars',
  reference: null,
  outcome: 'rejected',
  code: 'record.stale',
};

/** @param items also such as a later release has written */
function show(
  items: readonly (AuditEntryResponse | Record<keyof AuditEntryResponse, unknown>)[],
  query = 'page=1',
  address = '/',
): SessionWithRecords<never> {
  const page = { items, total: items.length, page: 1, pageSize: 20 };
  const others = { [`/api/admin/audit-entries?${query}`]: page };
  const session = new SessionWithRecords<never>('/api/admin/admins', [], others);
  showScreen(AuditPage, session, address);
  return session;
}

describe('the audit log', () => {
  afterEach(cleanup);

  it('shows in general words what a later release has written, and everything else as before', async () => {
    show([failedSignIn, { ...entry, id: leyla, action: 'merged', kind: 'boats', outcome: 'postponed' }]);
    expect(await screen.findByText('Failed to sign in')).toBeTruthy();
    for (const words of ['Another action', 'Another record', 'Outcome unknown'])
      expect(screen.getByText(words)).toBeTruthy();
  });

  it('shows who did what to which record, and leads to all entries of both', async () => {
    const confirmed: AuditEntryResponse = {
      ...entry,
      id: leyla,
      action: 'statusChanged',
      detail: 'confirmed',
    };
    show([entry, failedSignIn, rejected, { ...confirmed, reference: 'BK20261122EFGH' }]);
    const booking = await screen.findByRole<HTMLAnchorElement>('link', { name: 'BK20261121ABCD' });
    expect(screen.getByText('Confirmed')).toBeTruthy();
    expect(booking.getAttribute('href')).toBe(`/audit?record=${entry.recordId}`);
    const [admin] = screen.getAllByRole<HTMLAnchorElement>('link', { name: 'leyla' });
    expect(admin?.getAttribute('href')).toBe(`/audit?adminId=${leyla}`);
    expect(screen.getByText('Failed to sign in')).toBeTruthy();
    expect(screen.getByText('Not signed in')).toBeTruthy();
    expect(screen.getByText('Rejected')).toBeTruthy();
    expect(screen.getByText(/^Someone else has changed this in the meantime/)).toBeTruthy();
  });

  it('says why an act was rejected, also where forms would name another ride, and a code of a later release', async () => {
    const codes = ['request.invalid', 'vehicle.busy', 'price.notFound', 'boat.sunk'];
    show(codes.map((code, index) => ({ ...rejected, id: `${index}${rejected.id.slice(1)}`, code })));
    for (const reason of [
      'The input was not valid.',
      'The vehicle was not free at that time.',
      'The record no longer existed.',
      'boat.sunk',
    ])
      expect(await screen.findByText(reason)).toBeTruthy();
  });

  it('requests what the address names', async () => {
    const query = 'action=removed&kind=bookings&record=BK2&from=2026-11-01&page=1';
    show([], query, '/?from=2026-11-01&record=BK2&kind=bookings&action=removed');
    expect(await screen.findByText('Nothing found')).toBeTruthy();
    expect(screen.getByRole('combobox', { name: 'Kind of record' }).textContent).toBe('Booking');
    // The browser shows the field's value in its own language.
    expect(screen.getByText('Nov 1, 2026')).toBeTruthy();
  });

  it('shows that its entries are those of an admin who was removed, and can show all again', async () => {
    const session = show([entry], `adminId=${leyla}&page=1`, `/?adminId=${leyla}`);
    const admin = await screen.findByRole('combobox', { name: 'Admin' });
    await screen.findByRole('link', { name: 'BK20261121ABCD' });
    expect(admin.textContent).toBe('leyla');
    const user = userEvent.setup();
    await user.click(admin);
    await user.click(screen.getByRole('option', { name: 'All' }));
    await waitFor(() => expect(session.calls.at(-1)?.path).toBe('/api/admin/audit-entries?page=1'));
  });

  it('has a hint if it is empty, and a way to try again', async () => {
    show([]);
    expect(await screen.findByText('No entries yet')).toBeTruthy();
    cleanup();
    const session = new SessionWithRecords<never>('/api/admin/admins', []);
    session.isDown = true;
    showScreen(AuditPage, session);
    expect(await screen.findByText('Failed to load the audit log')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
  });
});
