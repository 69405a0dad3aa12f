import { afterEach, expect, it, jest } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { I18nextProvider } from 'react-i18next';
import { createMemoryRouter, Link, RouterProvider, useLocation, useNavigate } from 'react-router';
import { createI18n } from '../i18n/create-i18n';
import { messagesIn } from '../locales/messages';
import { ConnectionNotice } from './connection-notice';

afterEach(() => {
  jest.restoreAllMocks();
});

function Page() {
  const navigate = useNavigate();
  return (
    <>
      <p>{useLocation().pathname}</p>
      <Link to="/tours">Tours</Link>
      <Link to="?step=details">Next step</Link>
      <button onClick={() => void navigate(-1)}>Back</button>
      <ConnectionNotice />
    </>
  );
}

const texts = createI18n('en', messagesIn('en'));

/** Renders the page in a data router, as the site does: other routers can't block Back. */
function open(): void {
  const router = createMemoryRouter([{ path: '*', Component: Page }]);
  render(
    <I18nextProvider i18n={texts}>
      <RouterProvider router={router} />
    </I18nextProvider>,
  );
}

function connect(isOnline: boolean): void {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  act(() => void window.dispatchEvent(new Event(isOnline ? 'online' : 'offline')));
}

it('stays on the page while offline, and says so if a link is pressed', async () => {
  const user = userEvent.setup();
  open();
  expect(screen.getByRole('status').textContent).toBe('');
  connect(false);
  expect(screen.getByRole('status').textContent).toMatch(/^You are offline\. What you typed/);
  await user.click(screen.getByRole('link', { name: 'Tours' }));
  expect(screen.getByText('/')).toBeDefined();
  expect(screen.getByRole('status').textContent).toMatch(/other pages will open once you are back online/);

  connect(true);
  expect(screen.getByRole('status').textContent).toBe('');
  await user.click(screen.getByRole('link', { name: 'Tours' }));
  expect(screen.getByText('/tours')).toBeDefined();
});

it("blocks the browser's Back to another page while offline, but not within the page", async () => {
  const user = userEvent.setup();
  open();
  await user.click(screen.getByRole('link', { name: 'Tours' }));
  await user.click(screen.getByRole('link', { name: 'Next step' }));
  connect(false);
  const goBack = () => user.click(screen.getByRole('button', { name: 'Back' }));
  await goBack();
  expect(screen.getByRole('status').textContent).toMatch(/^You are offline\. What you typed/);
  await goBack();
  expect(screen.getByText('/tours')).toBeDefined();
  expect(screen.getByRole('status').textContent).toMatch(/other pages will open once you are back online/);

  connect(true);
  await goBack();
  expect(screen.getByText('/')).toBeDefined();
});
