import { afterEach, describe, expect, it } from '@jest/globals';
import type { DriverAccess } from '@chauffeur/contracts/driver-page/driver-link';
import type { DriverResponse } from '@chauffeur/contracts/drivers/driver';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RequestFailed, type ApiCall } from '../../../api/send-request';
import { Session } from '../../../session/session';
import { showScreen } from '../../../show-screen.fixture';
import { AccessButton } from './access-button';

const driver = {
  id: '6a0f6a3e-6c1f-4a4e-9d2b-0c9d5a1f7e11',
  name: 'Elvin Mammadov',
  phone: '+994 50 555 01 02',
  isActive: true,
  language: 'az',
} as DriverResponse;

const url = 'https://drive.example/drive#token';
const device = {
  id: '6a0f6a3e-6c1f-4a4e-9d2b-0c9d5a1f7e12',
  device: 'Android, Chrome',
  firstUsedAt: '2026-11-21T05:00:00.000Z',
  lastUsedAt: '2026-11-23T05:00:00.000Z',
};
const access: DriverAccess = { link: null, triedAt: null, isEndedByTries: false, pin: 'phone', devices: [] };
const linked = { madeAt: '2026-11-20T05:00:00.000Z', lockedUntil: null };

class SessionWithAccess extends Session {
  readonly sent: unknown[] = [];
  failure: RequestFailed | undefined;
  isSlow = false;

  constructor(private access: DriverAccess) {
    super();
  }

  override async request<Result>({ method = 'GET', path, body, response }: ApiCall<Result>): Promise<Result> {
    if (method !== 'GET') this.sent.push([method, path.replace(/.*drivers\/[^/]*/, ''), body]);
    if (this.failure && method !== 'GET') throw this.failure;
    if (this.isSlow && method === 'POST') return new Promise(() => undefined);
    if (method === 'DELETE') this.access = { ...this.access, devices: [] };
    if (method === 'DELETE' && path.endsWith('/link')) this.access = { ...this.access, link: null };
    if (method !== 'POST') return response.parse(this.access);
    this.access = { ...this.access, link: linked, triedAt: null, isEndedByTries: false, devices: [] };
    return response.parse({ ...this.access, url });
  }
}

describe('the link of a driver', () => {
  const user = userEvent.setup();
  afterEach(cleanup);

  async function open(present: Partial<DriverAccess> = {}, changes: Partial<DriverResponse> = {}) {
    const session = new SessionWithAccess({ ...access, ...present });
    showScreen(() => <AccessButton driver={{ ...driver, ...changes }} />, session);
    await user.click(screen.getByRole('button', { name: 'Driver link of Elvin Mammadov' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Driver link of Elvin Mammadov' }));
    return { session, dialog };
  }

  it('is waited for unless staff confirm that they leave it', async () => {
    const { session, dialog } = await open({ link: linked });
    session.isSlow = true;
    await user.click(dialog.getByRole('button', { name: 'New link' }));
    await user.click(dialog.getByRole('button', { name: 'Close' }));
    await user.click(await screen.findByRole('button', { name: 'Keep editing' }));
    expect(screen.getByRole('dialog', { name: 'Driver link of Elvin Mammadov' })).toBeTruthy();
  });

  it('is made with the digits of the phone as PIN, shown once, copied, and sent in the language of the driver', async () => {
    const { session, dialog } = await open();
    await user.click(await dialog.findByRole('button', { name: 'Make the link' }));
    expect((await dialog.findByLabelText<HTMLInputElement>('Link for the driver')).value).toBe(url);
    expect(session.sent).toEqual([['POST', '/link', { pin: null }]]);
    const sent = dialog.getByRole('link', { name: 'Send to driver' }).getAttribute('href') ?? '';
    expect(new URL(sent).searchParams.get('text')).toBe(`Sizin səhifəniz: ${url}`);
    await user.click(dialog.getByRole('button', { name: 'Copy' }));
    expect(await navigator.clipboard.readText()).toBe(url);
  });

  it('ends the one before; a PIN that was set stays, unless another one is entered [III-14]', async () => {
    const { session, dialog } = await open({ link: linked, pin: 'own' });
    expect(
      await dialog.findByText(/all devices are signed out at once\. If a stranger .* set another PIN/),
    ).toBeTruthy();
    await user.click(dialog.getByLabelText('Another PIN'));
    await user.type(dialog.getByLabelText('New PIN'), '12');
    expect(dialog.getByRole('button', { name: 'New link' }).hasAttribute('disabled')).toBe(true);
    await user.type(dialog.getByLabelText('New PIN'), '3456');
    await user.click(dialog.getByLabelText('The current PIN'));
    await user.click(dialog.getByRole('button', { name: 'New link' }));
    await dialog.findByLabelText('Link for the driver');
    expect(session.sent).toEqual([['POST', '/link', {}]]);
  });

  it('is made by Ctrl+Enter from any field', async () => {
    const { session, dialog } = await open();
    await user.click(await dialog.findByLabelText('Another PIN'));
    await user.keyboard('{Control>}{Enter}{/Control}');
    expect(session.sent).toEqual([]);
    await user.type(dialog.getByLabelText('New PIN'), '2468');
    await user.click(dialog.getByLabelText('Another PIN'));
    await user.keyboard('{Control>}{Enter}{/Control}');
    await dialog.findByLabelText('Link for the driver');
    await user.keyboard('{Control>}{Enter}{/Control}');
    expect(session.sent).toEqual([['POST', '/link', { pin: '2468' }]]);
  });

  it('ends without a new one, with all devices, after a confirmation', async () => {
    const { session, dialog } = await open({ link: linked, devices: [device] });
    await user.click(await dialog.findByRole('button', { name: 'End the link' }));
    const question = within(await screen.findByRole('alertdialog'));
    expect(question.getByText(/The link ends and all devices are signed out at once/)).toBeTruthy();
    expect(session.sent).toEqual([]);
    session.failure = new RequestFailed(null, null);
    await user.click(question.getByRole('button', { name: 'End the link' }));
    await question.findByRole('alert');
    await user.click(question.getByRole('button', { name: 'Not now' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await user.click(await dialog.findByRole('button', { name: 'End the link' }));
    const again = within(await screen.findByRole('alertdialog'));
    expect(again.queryByRole('alert')).toBeNull();
    session.failure = undefined;
    session.sent.length = 0;
    await user.click(again.getByRole('button', { name: 'End the link' }));
    expect(await dialog.findByText(/^There is no link:/)).toBeTruthy();
    expect(dialog.getByText('The driver is not signed in on any device.')).toBeTruthy();
    expect(session.sent).toEqual([['DELETE', '/link', undefined]]);
  });

  it('needs a phone number or a PIN [III-26]', async () => {
    const { session, dialog } = await open({ pin: 'missing' }, { phone: null });
    expect(await dialog.findByLabelText('New PIN')).toBeTruthy();
    await user.type(dialog.getByLabelText('New PIN'), '2468');
    const code = 'driver.pinMissing';
    session.failure = new RequestFailed(409, { type: 'about:blank', title: code, status: 409, code });
    await user.click(dialog.getByRole('button', { name: 'Make the link' }));
    expect(await dialog.findByText(/Enter the driver's phone number, or set a PIN/)).toBeTruthy();
    session.failure = undefined;
    await user.click(dialog.getByRole('button', { name: 'Make the link' }));
    await dialog.findByLabelText('Link for the driver');
    expect(session.sent.at(-1)).toEqual(['POST', '/link', { pin: '2468' }]);
    expect(dialog.queryByRole('link', { name: 'Send to driver' })).toBeNull();
  });

  it('asks before a typed PIN is lost, but not after the link has it', async () => {
    const { dialog } = await open();
    await user.click(await dialog.findByLabelText('Another PIN'));
    await user.type(dialog.getByLabelText('New PIN'), '2468');
    await user.keyboard('{Escape}');
    const question = () => screen.queryByText('Close without saving?');
    await user.click(await screen.findByRole('button', { name: 'Keep editing' }));
    await waitFor(() => expect(question()).toBeNull());
    expect(dialog.getByLabelText<HTMLInputElement>('New PIN').value).toBe('2468');
    await user.click(dialog.getByRole('button', { name: 'Make the link' }));
    await dialog.findByLabelText('Link for the driver');
    await user.click(dialog.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(question()).toBeNull();
  });

  it('says that wrong PINs have locked or ended it [III-13]', async () => {
    const triedAt = '2026-11-23T06:00:00.000Z';
    await open({ link: { ...linked, lockedUntil: '2026-11-23T06:15:00.000Z' }, triedAt });
    expect(await screen.findByText(/locked the link until Nov 23, 2026, 10:15/)).toBeTruthy();
    cleanup();
    await open({ triedAt, isEndedByTries: true });
    expect(await screen.findByText(/ended the link on Nov 23, 2026, 10:00/)).toBeTruthy();
  });

  it('lists the devices, each of which can be signed out alone', async () => {
    const { session, dialog } = await open({ link: linked, devices: [device] });
    expect(await dialog.findByText('first Nov 21, 2026, 09:00, last Nov 23, 2026, 09:00')).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: 'Sign out: Android, Chrome' }));
    expect(await dialog.findByText('The driver is not signed in on any device.')).toBeTruthy();
    expect(session.sent).toEqual([['DELETE', `/sessions/${device.id}`, undefined]]);
  });
});
