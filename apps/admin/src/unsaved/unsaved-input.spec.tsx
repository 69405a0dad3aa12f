import { afterEach, expect, it, jest } from '@jest/globals';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import Dialog from '@mui/material/Dialog';
import { useState } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { BackOfficeLayout } from '../layout/back-office-layout';
import { RequireSession } from '../session/require-session';
import { Session, type SessionState } from '../session/session';
import { showBackOffice } from '../show-screen.fixture';
import { useUnsavedInput } from './unsaved-input';
import { UnsavedInputGuard } from './unsaved-input-guard';
import { useConfirmClose } from './use-confirm-close';

function Notes({ label }: { label: string }) {
  const [text, setText] = useState('');
  useUnsavedInput(text !== '');
  return <input aria-label={label} value={text} onChange={({ target }) => setText(target.value)} />;
}

function NotesDialog({ isBusy = false, onClose }: { isBusy?: boolean; onClose?: () => void }) {
  const [isOpen, setOpen] = useState(true);
  const [text, setText] = useState('');
  const { close, onDialogClose, confirmDialog } = useConfirmClose(
    text !== '',
    onClose ?? (() => setOpen(false)),
    isBusy,
  );
  return (
    <Dialog open={isOpen} onClose={onDialogClose} aria-label="Dialog">
      <input aria-label="In the dialog" value={text} onChange={({ target }) => setText(target.value)} />
      <button onClick={close}>Cancel</button>
      {confirmDialog}
    </Dialog>
  );
}

const admin = { id: crypto.randomUUID(), username: 'Aysel', email: 'aysel@example.com' };

/** A signed-in session that can end without a server. */
class SessionToEnd extends Session {
  private present: SessionState = { kind: 'signedIn', admin };
  private readonly listeners = new Set<() => void>();

  override readonly state = () => this.present;

  override readonly subscribe = (listener: () => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  override async listen(): Promise<ReadableStream<Uint8Array>> {
    throw new Error('no stream of live updates in this test');
  }

  override async signOut(): Promise<void> {
    this.become({ kind: 'signedOut' });
  }

  become(state: SessionState): void {
    this.present = state;
    for (const listener of this.listeners) listener();
  }
}

function show(screenOfForms: React.ReactElement) {
  const session = new SessionToEnd();
  const children = [
    { path: '/', element: screenOfForms },
    { path: '/other', element: <p>Another screen</p> },
  ];
  const routes = [
    {
      element: (
        <UnsavedInputGuard>
          <RequireSession signInAgain={<p>Sign in again</p>} />
        </UnsavedInputGuard>
      ),
      children: [{ element: <BackOfficeLayout screens={[]} />, children }],
    },
    { path: '/login', element: <p>Sign in</p> },
  ];
  const router = createMemoryRouter(routes, {
    initialEntries: ['/other', '/'],
  });
  showBackOffice(<RouterProvider router={router} />, session);
  return { session, goBack: () => waitFor(() => router.navigate(-1)) };
}

afterEach(cleanup);

it('a form with unsaved input is guarded beside other forms, even the first one', async () => {
  const user = userEvent.setup();
  const { goBack } = show(
    <>
      <Notes label="First" />
      <Notes label="Second" />
    </>,
  );
  await user.type(await screen.findByLabelText('First'), 'Call before');
  await goBack();
  await user.click(await screen.findByRole('button', { name: 'Keep editing' }));
  expect(screen.getByLabelText<HTMLInputElement>('First').value).toBe('Call before');
  // The buttons of a closing dialog no longer work.
  await waitFor(() => expect(screen.queryByText('Leave without saving?')).toBeNull());
  await goBack();
  await user.click(await screen.findByRole('button', { name: 'Leave' }));
  expect(await screen.findByText('Another screen')).toBeTruthy();
});

it('nothing is asked if the input is empty again', async () => {
  const user = userEvent.setup();
  const { goBack } = show(<Notes label="First" />);
  await user.type(await screen.findByLabelText('First'), 'x{Backspace}');
  await goBack();
  expect(await screen.findByText('Another screen')).toBeTruthy();
});

it('the browser asks before the tab is closed while something is unsaved', async () => {
  const user = userEvent.setup();
  show(<Notes label="First" />);
  const isHeldUp = () => !fireEvent(window, new Event('beforeunload', { cancelable: true }));
  const field = await screen.findByLabelText('First');
  expect(isHeldUp()).toBe(false);
  await user.type(field, 'x');
  expect(isHeldUp()).toBe(true);
});

it('a dialog asks before Escape, Cancel or Back loses what was typed in it', async () => {
  const user = userEvent.setup();
  const { goBack } = show(<NotesDialog />);
  await user.type(await screen.findByLabelText('In the dialog'), 'x');
  await user.keyboard('{Escape}');
  await user.click(await screen.findByRole('button', { name: 'Keep editing' }));
  await waitFor(() => expect(screen.queryByText('Close without saving?')).toBeNull());
  await goBack();
  expect(await screen.findByText('Leave without saving?')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Keep editing' }));
  await waitFor(() => expect(screen.queryByText('Leave without saving?')).toBeNull());
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await user.click(await screen.findByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByLabelText('In the dialog')).toBeNull());
});

it('a dialog is not closed by Escape or Cancel while its request is in flight', async () => {
  const user = userEvent.setup();
  const onClose = jest.fn();
  show(<NotesDialog isBusy onClose={onClose} />);
  await user.click(await screen.findByRole('button', { name: 'Cancel' }));
  await user.keyboard('{Escape}');
  expect(onClose).not.toHaveBeenCalled();
});

it('a click beside a dialog neither closes it nor asks', async () => {
  const user = userEvent.setup();
  show(<NotesDialog />);
  await user.click((await screen.findByRole('dialog')).parentElement as HTMLElement);
  expect(screen.getByRole('dialog')).toBeTruthy();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('Logout asks once before it loses what was typed', async () => {
  const user = userEvent.setup();
  const { session } = show(<Notes label="First" />);
  await user.type(await screen.findByLabelText('First'), 'Call before');
  const logout = screen.getByRole('button', { name: 'Logout' });
  await user.click(logout);
  await user.click(await screen.findByRole('button', { name: 'Keep editing' }));
  await waitFor(() => expect(screen.queryByText('Leave without saving?')).toBeNull());
  expect(session.state().kind).toBe('signedIn');
  await user.click(logout);
  await user.click(await screen.findByRole('button', { name: 'Leave' }));
  expect(await screen.findByText('Sign in')).toBeTruthy();
});

it('Logout asks nothing without input', async () => {
  show(<Notes label="First" />);
  await userEvent.click(await screen.findByRole('button', { name: 'Logout' }));
  expect(await screen.findByText('Sign in')).toBeTruthy();
});

it('a session that ends elsewhere hides what was typed until its admin is back', async () => {
  const user = userEvent.setup();
  const { session } = show(
    <>
      <Notes label="First" />
      <NotesDialog />
    </>,
  );
  await user.type(await screen.findByLabelText('In the dialog'), 'Call before');
  await act(async () => session.become({ kind: 'signedOut', hasEnded: true }));
  expect(await screen.findByText('Sign in again')).toBeTruthy();
  expect(screen.queryByRole('dialog')).toBeNull();
  await act(async () => session.become({ kind: 'signedIn', admin }));
  expect(screen.queryByText('Sign in again')).toBeNull();
  expect(screen.getByRole('dialog')).toBeTruthy();
  const field = screen.getByLabelText<HTMLInputElement>('In the dialog');
  expect(field.value).toBe('Call before');
  expect(document.activeElement).toBe(field);
});

it('a screen that is shown again has the focus where it was', async () => {
  const user = userEvent.setup();
  const { session } = show(<Notes label="First" />);
  const field = await screen.findByLabelText('First');
  await user.type(field, 'Call before');
  await act(async () => session.become({ kind: 'signedOut', hasEnded: true }));
  // A browser does so with a hidden field.
  act(() => field.blur());
  await act(async () => session.become({ kind: 'signedIn', admin }));
  expect(document.activeElement).toBe(field);
});

it('another admin does not see what was typed', async () => {
  const user = userEvent.setup();
  const { session } = show(<Notes label="First" />);
  await user.type(await screen.findByLabelText('First'), 'Call before');
  await act(async () => session.become({ kind: 'signedOut', hasEnded: true }));
  await act(async () => session.become({ kind: 'signedIn', admin: { ...admin, id: crypto.randomUUID() } }));
  expect(screen.getByLabelText<HTMLInputElement>('First').value).toBe('');
});

it('a session that ends elsewhere leads to the sign-in if nothing was typed', async () => {
  const { session } = show(<Notes label="First" />);
  await screen.findByLabelText('First');
  await act(async () => session.become({ kind: 'signedOut', hasEnded: true }));
  expect(await screen.findByText('Sign in')).toBeTruthy();
});

it('the skip link adds no history entry, because going back over it would bypass the guard', async () => {
  const user = userEvent.setup();
  show(<Notes label="First" />);
  await user.click(await screen.findByRole('link', { name: 'Skip to content' }));
  expect(document.activeElement).toBe(screen.getByRole('main'));
  expect(window.location.hash).toBe('');
});
