import { afterEach, expect, it, jest } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link, useLocation } from 'react-router-dom';
import { PartOfSite } from '../site-under-test/part-of-site';
import { ConnectionNotice } from './connection-notice';

afterEach(() => {
  jest.restoreAllMocks();
});

function Page() {
  return (
    <>
      <p>{useLocation().pathname}</p>
      <Link to="/tours">Tours</Link>
      <ConnectionNotice />
    </>
  );
}

function connect(isOnline: boolean): void {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  act(() => void window.dispatchEvent(new Event(isOnline ? 'online' : 'offline')));
}

it('stays on the page while offline, and says so where a link is pressed', async () => {
  const user = userEvent.setup();
  render(<Page />, { wrapper: PartOfSite });
  expect(screen.getByRole('status').textContent).toBe('');
  connect(false);
  expect(screen.getByRole('status').textContent).toMatch(/^You are offline\. What you typed/);
  await user.click(screen.getByRole('link', { name: 'Tours' }));
  expect(screen.getByText('/')).toBeDefined();
  expect(screen.getByRole('status').textContent).toMatch(/others can be opened when the connection is back/);

  connect(true);
  expect(screen.getByRole('status').textContent).toBe('');
  await user.click(screen.getByRole('link', { name: 'Tours' }));
  expect(screen.getByText('/tours')).toBeDefined();
});
