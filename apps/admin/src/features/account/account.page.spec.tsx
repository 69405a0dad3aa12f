import { afterEach, describe, expect, it } from '@jest/globals';
import type { ListedAdminResponse } from '@chauffeur/contracts/identity/account';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RequestFailed, type ApiCall } from '../../api/send-request';
import { errorResponse } from '../../records/session-with-records.fixture';
import { showScreen } from '../../show-screen.fixture';
import { Session, type SessionState } from '../../session/session';
import { AccountPage } from './account.page';

const self: ListedAdminResponse = {
  id: '6a0f6a3e-6c1f-4a4e-9d2b-0c9d5a1f7e11',
  username: 'leyla',
  email: 'leyla@company.example',
  createdAt: '2026-11-21T09:00:00.000Z',
};

const other: ListedAdminResponse = {
  ...self,
  id: '6a0f6a3e-6c1f-4a4e-9d2b-0c9d5a1f7e12',
  username: 'nigar',
  email: 'nigar@company.example',
};

class SessionOfLeyla extends Session {
  readonly #signedIn: SessionState = { kind: 'signedIn', admin: self };
  readonly calls: { method: string; path: string; body: unknown }[] = [];
  admins = [self, other];
  /** Thrown by the next write. */
  failNext: RequestFailed | undefined;

  /** Requests about the second step of the sign-in. */
  readonly factorCalls: { method: string; body: unknown }[] = [];
  isOn = false;
  losesCodes = false;

  private secondFactor(method: string, body: unknown): unknown {
    if (method === 'GET') return { isOn: this.isOn, recoveryCodesLeft: this.isOn ? 10 : 0 };
    this.factorCalls.push({ method, body });
    if (method === 'POST')
      return { secret: 'JBSWY3DPEHPK3PXP', address: 'otpauth://totp/ride?secret=JBSWY3DPEHPK3PXP' };
    if ((body as { code?: string }).code === '000000') throw error('code', 'code.wrong');
    this.isOn = method === 'PUT';
    if (this.isOn && this.losesCodes) throw new RequestFailed(null, null);
    return this.isOn ? { recoveryCodes: ['aaaa-bbbb', 'cccc-dddd'] } : undefined;
  }

  override readonly state = (): SessionState => this.#signedIn;

  override async request<Result>({ method = 'GET', path, body, response }: ApiCall<Result>): Promise<Result> {
    if (path.endsWith('/second-factor')) return response.parse(this.secondFactor(method, body));
    if (method === 'GET') return response.parse(this.admins);
    this.calls.push({ method, path, body });
    const failure = this.failNext;
    this.failNext = undefined;
    if (failure) throw failure;
    if (method === 'DELETE') this.admins = this.admins.filter(({ id }) => !path.endsWith(id));
    if (method !== 'POST') return response.parse(undefined);
    const added = { ...(body as ListedAdminResponse), id: crypto.randomUUID(), createdAt: self.createdAt };
    this.admins = [...this.admins, added];
    return response.parse(added);
  }
}

function error(field: string, code: string): RequestFailed {
  const problem = { type: 'about:blank', title: '', status: 400, code: 'request.invalid' };
  return new RequestFailed(400, { ...problem, errors: [{ field, code }] });
}

function show(): SessionOfLeyla {
  const session = new SessionOfLeyla();
  showScreen(AccountPage, session);
  return session;
}

describe('the account screen', () => {
  const user = userEvent.setup();

  afterEach(cleanup);

  it('changes the password once the new one is long enough and the same twice', async () => {
    const session = show();
    await user.type(screen.getByLabelText(/^Current password/), 'a guess');
    await user.type(screen.getByLabelText(/^New password/), 'short');
    await user.type(screen.getByLabelText(/^Confirm new password/), 'longer');
    await user.click(screen.getByRole('button', { name: 'Change password' }));
    expect(await screen.findByText('Passwords do not match')).toBeTruthy();
    expect(screen.getByText('Password must be at least 6 characters long')).toBeTruthy();
    expect(session.calls).toEqual([]);

    await user.clear(screen.getByLabelText(/^New password/));
    await user.type(screen.getByLabelText(/^New password/), 'longer');
    session.failNext = error('currentPassword', 'currentPassword.wrong');
    await user.click(screen.getByRole('button', { name: 'Change password' }));
    expect(await screen.findByText('This is not your current password')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Change password' }));
    expect(await screen.findByText(/Your password has been changed/)).toBeTruthy();
    expect(session.calls.at(-1)).toEqual({
      method: 'PUT',
      path: '/api/admin/account/password',
      body: { currentPassword: 'a guess', newPassword: 'longer' },
    });
    expect(screen.getByLabelText<HTMLInputElement>(/^New password/).value).toBe('');
  });

  it('adds another admin, and shows when the email is taken', async () => {
    const session = show();
    await user.click(await screen.findByRole('button', { name: 'Add admin' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Add admin' }));
    await user.type(dialog.getByLabelText(/^Username/), 'sevda');
    await user.type(dialog.getByLabelText(/^Email/), 'sevda@company.example');
    await user.type(dialog.getByLabelText(/^Password/), 'a quiet street');
    await user.type(dialog.getByLabelText(/^Confirm password/), 'a quiet street');
    await user.type(dialog.getByLabelText(/^Your password/), 'my own');
    session.failNext = errorResponse('admin.emailTaken', [{ field: 'email', code: 'admin.emailTaken' }]);
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await dialog.findByText('An admin with this email already exists.')).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    const list = within(await screen.findByRole('list', { name: 'Admins' }));
    expect(await list.findByText('sevda')).toBeTruthy();
    expect(session.calls.at(-1)?.body).toEqual({
      username: 'sevda',
      email: 'sevda@company.example',
      password: 'a quiet street',
      currentPassword: 'my own',
    });
  });

  it('removes other admins after the own password, never oneself', async () => {
    const session = show();
    expect(await screen.findByText('You')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Remove leyla' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Remove nigar' }));
    const question = within(screen.getByRole('alertdialog', { name: 'Remove nigar?' }));
    const password = question.getByLabelText<HTMLInputElement>(/^Your password/);
    expect(document.activeElement).toBe(password);
    // This is why Enter in the field presses it.
    const remove = question.getByRole<HTMLButtonElement>('button', { name: 'Remove' });
    expect([remove.type, remove.form]).toEqual(['submit', password.form]);
    await user.click(question.getByRole('button', { name: 'Remove' }));
    expect(await question.findByText('Your password is required')).toBeTruthy();
    await user.type(question.getByLabelText(/^Your password/), 'a guess');
    session.failNext = error('currentPassword', 'currentPassword.wrong');
    await user.click(question.getByRole('button', { name: 'Remove' }));
    expect(await question.findByText('This is not your current password')).toBeTruthy();
    session.failNext = errorResponse('admin.ownAccount');
    await user.click(question.getByRole('button', { name: 'Remove' }));
    expect(await question.findByText('You cannot remove your own account.')).toBeTruthy();
    await user.click(question.getByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(screen.queryByText('nigar')).toBeNull());
    expect(screen.getByText('The admin is removed.')).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Add admin' }));
    expect(session.calls.at(-1)?.body).toEqual({ currentPassword: 'a guess' });
  });

  it('sets the second step up with a QR code and a first code, shows recovery codes once, and turns it off', async () => {
    const session = show();
    const button = (name: string) => screen.findByRole('button', { name });
    await user.click(await button('Set up an authenticator app'));
    await user.type(screen.getByLabelText(/^Your password/), 'my own');
    await user.click(await button('Continue'));
    expect(await screen.findByRole('img', { name: /^QR code/ })).toBeTruthy();
    expect(screen.getByText('JBSWY3DPEHPK3PXP')).toBeTruthy();
    await user.type(screen.getByLabelText(/^Code from the app/), '000000');
    await user.click(await button('Turn on'));
    expect(await screen.findByText('This code is wrong or has already been used')).toBeTruthy();
    await user.keyboard('{Escape}');
    await user.click(await button('Keep editing'));
    await waitFor(() => expect(screen.queryByText('Close without saving?')).toBeNull());
    await user.clear(screen.getByLabelText(/^Code from the app/));
    await user.type(screen.getByLabelText(/^Code from the app/), '123456');
    await user.click(await button('Turn on'));
    expect(await screen.findByText('cccc-dddd')).toBeTruthy();
    await user.keyboard('{Escape}');
    expect(screen.getByText('cccc-dddd')).toBeTruthy();
    const leavesUnasked = () => fireEvent(window, new Event('beforeunload', { cancelable: true }));
    expect(leavesUnasked()).toBe(false);
    await user.click(await button('I have saved them'));
    await waitFor(() => expect(screen.queryByText('cccc-dddd')).toBeNull());
    expect(leavesUnasked()).toBe(true);
    expect(await screen.findByText(/10 recovery codes are left/)).toBeTruthy();
    await user.click(await button('Turn off'));
    const question = within(screen.getByRole('alertdialog'));
    await user.type(question.getByLabelText(/^Your password/), 'my own');
    await user.click(question.getByRole('button', { name: 'Turn off' }));
    expect(await screen.findByText('Two-step sign-in is off.')).toBeTruthy();
    expect(session.factorCalls.map(({ method }) => method)).toEqual(['POST', 'PUT', 'PUT', 'DELETE']);
  });

  it('says how to get recovery codes where those of the server were lost with its response', async () => {
    const session = show();
    session.losesCodes = true;
    await user.click(await screen.findByRole('button', { name: 'Set up an authenticator app' }));
    await user.type(screen.getByLabelText(/^Your password/), 'my own');
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    await user.type(await screen.findByLabelText(/^Code from the app/), '123456');
    await user.keyboard('{Control>}{Enter}{/Control}');
    expect(await screen.findByText(/^Two-step sign-in is on: keep it in the app\./)).toBeTruthy();
  });

  it('signs out everywhere after a confirmation', async () => {
    const session = show();
    await user.click(screen.getByRole('button', { name: 'Sign out everywhere' }));
    await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Sign out' }));
    await waitFor(() =>
      expect(session.calls.map(({ path }) => path)).toEqual(['/api/admin/account/sign-out-everywhere']),
    );
  });
});
