import { afterEach, expect, it } from '@jest/globals';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RequestFailed } from '../../api/send-request';
import { Session } from '../../session/session';
import { showScreen } from '../../show-screen.fixture';
import { LogoutButton } from './logout-button';

class SessionThatStays extends Session {
  override async signOut(): Promise<void> {
    throw new RequestFailed(null, null);
  }
}

afterEach(cleanup);

it('a sign-out that does not reach the server is reported in a notice', async () => {
  showScreen(LogoutButton, new SessionThatStays());
  await userEvent.click(await screen.findByRole('button', { name: 'Logout' }));
  expect((await screen.findByRole('alert')).textContent).toContain('You are still signed in');
});
