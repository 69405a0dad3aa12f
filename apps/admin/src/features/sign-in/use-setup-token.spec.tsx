import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router-dom';
import { useSetupToken } from './use-setup-token';

function Page() {
  const token = useSetupToken();
  const { hash } = useLocation();
  return <output>{JSON.stringify({ token, hash })}</output>;
}

async function shownAt(address: string): Promise<unknown> {
  const router = createMemoryRouter([{ path: '/setup', Component: Page }], { initialEntries: [address] });
  render(<RouterProvider router={router} />);
  await Promise.resolve();
  return JSON.parse((await screen.findByRole('status')).textContent);
}

describe('the setup token of a link', () => {
  afterEach(cleanup);

  it('is read once and leaves the address bar', async () => {
    expect(await shownAt('/setup#token=from-the-link_1')).toEqual({ token: 'from-the-link_1', hash: '' });
  });

  it('is empty if the page was opened without one', async () => {
    expect(await shownAt('/setup')).toEqual({ token: '', hash: '' });
  });
});
