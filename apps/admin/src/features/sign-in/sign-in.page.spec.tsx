import type { ErrorCode } from '@chauffeur/contracts/http/error-code';
import type { SignInRequest } from '@chauffeur/contracts/identity/session';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { I18nextProvider } from 'react-i18next';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { createI18n } from '../../i18n/create-i18n';
import { messagesOf } from '../../messages';
import { screens } from '../../screens';
import { errorResponse } from '../../records/session-with-records.fixture';
import { Session, type SessionState } from '../../session/session';
import { showScreen } from '../../show-screen.fixture';
import { AdminCreated } from './admin-created';
import { FirstAdminForm } from './first-admin-form';
import { SignInAgain } from './sign-in-again';
import { SignInPage } from './sign-in.page';

/** Counts the requests; there are none while a field is empty. */
class CountedSession extends Session {
  signIns = 0;

  override signIn(): Promise<void> {
    this.signIns += 1;
    return Promise.resolve();
  }
}

/** A server on which the admin has a second step. */
class SessionWithSecondStep extends Session {
  override signIn({ code }: SignInRequest): Promise<void> {
    if (code) return Promise.resolve();
    return Promise.reject(errorResponse('request.invalid', [{ field: 'code', code: 'code.required' }]));
  }
}

/** A server that rejects the sign-in. */
class RejectingSession extends Session {
  constructor(private readonly code: ErrorCode) {
    super();
  }

  override signIn(): Promise<void> {
    return Promise.reject(errorResponse(this.code, []));
  }
}

/** A session that ended while it was in use. */
class EndedSession extends Session {
  readonly #ended: SessionState = { kind: 'signedOut', hasEnded: true, email: 'staff@example.com' };

  override readonly state = (): SessionState => this.#ended;
}

afterEach(cleanup);

describe('the sign-in form', () => {
  it('explains why it is shown during work', () => {
    showScreen(SignInPage, new EndedSession());
    expect(screen.getByText(/^Your session has ended/)).toBeTruthy();
  });

  it('has the email of the session that ended, and the focus on the password', async () => {
    showScreen(SignInAgain, new EndedSession());
    expect(screen.getByLabelText<HTMLInputElement>(/Email/).value).toBe('staff@example.com');
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText(/Password/)));
    cleanup();
    showScreen(SignInPage, new CountedSession());
    expect(screen.getByLabelText<HTMLInputElement>(/Email/).value).toBe('');
  });

  it('has no link to a new account over a screen with unsaved input', () => {
    const link = () => screen.queryByRole('link', { name: 'Create an admin account' });
    showScreen(SignInPage, new EndedSession());
    expect(link()).not.toBeNull();
    cleanup();
    showScreen(SignInAgain, new EndedSession());
    expect(link()).toBeNull();
  });

  it('requires email and password [B5.1.1]', async () => {
    const user = userEvent.setup();
    const session = new CountedSession();
    showScreen(SignInPage, session);
    await user.click(screen.getByRole('button', { name: 'Sign in' }));
    expect(await screen.findByText('Email is required')).toBeTruthy();
    expect(screen.getByText('Password is required')).toBeTruthy();
    expect(session.signIns).toBe(0);

    await user.type(screen.getByLabelText(/Email/), 'staff@example.com');
    await user.type(screen.getByLabelText(/Password/), 'correct horse');
    await user.click(screen.getByRole('button', { name: 'Sign in' }));
    expect(session.signIns).toBe(1);
  });

  it.each([
    ['request.tooMany', /^Too many attempts/],
    ['request.foreignOrigin', /^This page was not opened at the product’s own address/],
    ['service.failed', /^Authentication failed/],
  ] as const)('says why a sign-in fails: %s', async (code, text) => {
    const user = userEvent.setup();
    showScreen(SignInPage, new RejectingSession(code));
    await user.type(screen.getByLabelText(/Email/), 'staff@example.com');
    await user.type(screen.getByLabelText(/Password/), 'correct horse{Enter}');
    expect((await screen.findByRole('alert')).textContent).toMatch(text);
  });

  it('focuses the password when the sign-in is rejected', async () => {
    const user = userEvent.setup();
    showScreen(SignInPage, new RejectingSession('session.wrongCredentials'));
    await user.type(screen.getByLabelText(/Email/), 'staff@example.com');
    await user.type(screen.getByLabelText(/Password/), 'correct horse');
    await user.click(screen.getByRole('button', { name: 'Sign in' }));
    expect((await screen.findByRole('alert')).textContent).toMatch(/^Invalid email or password/);
    expect(document.activeElement).toBe(screen.getByLabelText(/Password/));
  });

  it('asks for the code of the second step, and focuses it', async () => {
    const user = userEvent.setup();
    showScreen(SignInPage, new SessionWithSecondStep());
    await user.type(screen.getByLabelText(/Email/), 'staff@example.com');
    await user.type(screen.getByLabelText(/Password/), 'correct horse{Enter}');
    const code = await screen.findByLabelText(/^Code from your authenticator app/);
    await waitFor(() => expect(document.activeElement).toBe(code));
    expect(screen.getByText('Or one of your recovery codes')).toBeTruthy();
  });
});

describe('the form of the first admin', () => {
  it.each([
    [403, 'setup.tokenRequired', /^This setup token is wrong/],
    [403, 'request.foreignOrigin', /^This page was not opened at the product’s own address/],
    [500, 'service.failed', /^Failed to create admin user/],
  ])('says why it fails: %d %s', async (status, code, text) => {
    const problem = { type: 'about:blank', title: code, status, code };
    const response = { ok: false, status, text: async () => JSON.stringify(problem) } as Response;
    globalThis.fetch = jest.fn(async () => response);
    globalThis.AbortSignal.timeout = () => new AbortController().signal;
    const user = userEvent.setup();
    const Form = () => <FirstAdminForm needsToken={false} setupToken="" onCreated={() => undefined} />;
    showScreen(Form, new Session());
    await user.type(screen.getByLabelText(/Username/), 'leyla');
    await user.type(screen.getByLabelText(/Email/), 'leyla@example.com');
    await user.type(screen.getByLabelText(/^Password/), 'a quiet street');
    await user.type(screen.getByLabelText(/Confirm password/), 'a quiet street{Enter}');
    expect((await screen.findByRole('alert')).textContent).toMatch(text);
  });
});

describe('after the first admin was created', () => {
  beforeEach(() => {
    jest.useFakeTimers();
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  it('shows a message for two seconds, then the sign-in page [B4.25, B9.22]', async () => {
    const router = createMemoryRouter(
      [
        { path: '/setup', Component: AdminCreated },
        { path: '/login', element: <p>the sign-in page</p> },
      ],
      { initialEntries: ['/setup'] },
    );
    render(
      <I18nextProvider i18n={createI18n('en', messagesOf(screens))}>
        <RouterProvider router={router} />
      </I18nextProvider>,
    );
    expect(screen.getByRole('status').textContent).toBe(
      'Admin user created successfully! Redirecting to login...',
    );
    await act(() => jest.advanceTimersByTimeAsync(1_999));
    expect(screen.queryByText('the sign-in page')).toBeNull();
    await act(() => jest.advanceTimersByTimeAsync(1));
    expect(screen.getByText('the sign-in page')).toBeTruthy();
  });
});
