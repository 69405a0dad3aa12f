import { afterEach, expect, it } from '@jest/globals';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { Activity, useEffect, useState } from 'react';
import {
  createMemoryRouter,
  MemoryRouter,
  Navigate,
  Outlet,
  Route,
  RouterProvider,
  Routes,
} from 'react-router-dom';
import { useFocusOnNavigation } from './use-focus-on-navigation';

afterEach(cleanup);

function Layout() {
  const content = useFocusOnNavigation();
  return (
    <main ref={content} tabIndex={-1}>
      <Outlet />
    </main>
  );
}

/** A screen with another heading once it has loaded. */
function Booking() {
  const [reference, setReference] = useState<string>();
  useEffect(() => void setTimeout(setReference, 50, 'BK20261130-J7JNPN56'), []);
  return <h1 key={reference}>{reference ?? 'Booking'}</h1>;
}

/** Shows the first screen and goes to another one. */
async function goTo(path: string) {
  const children = [
    { path: '/', element: <h1>Dashboard</h1> },
    { path: '/bookings', element: <h1>Bookings</h1> },
    { path: '/loading', element: <p>Loading</p> },
    { path: '/booking', element: <Booking /> },
  ];
  const router = createMemoryRouter([{ element: <Layout />, children }]);
  render(<RouterProvider router={router} />);
  expect(document.activeElement).toBe(document.body);
  await act(() => router.navigate(path));
}

it('moves the focus to the heading of another screen, which a screen reader then reads', async () => {
  await goTo('/bookings');
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Bookings' }));
});

it('moves the focus to the heading that replaces another', async () => {
  await goTo('/booking');
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Booking' }));
  const loaded = await screen.findByRole('heading', { name: 'BK20261130-J7JNPN56' });
  await waitFor(() => expect(document.activeElement).toBe(loaded));
});

it('leaves the focus where it is when the heading that has lost it is replaced, also later', async () => {
  await goTo('/booking');
  const button = document.body.appendChild(document.createElement('button'));
  button.focus();
  const loaded = await screen.findByRole('heading', { name: 'BK20261130-J7JNPN56' });
  // An observer is called before what follows a microtask.
  await Promise.resolve();
  button.remove();
  await act(async () => loaded.append('!'));
  expect(document.activeElement).toBe(document.body);
});

it('moves the focus to the content of a screen that has no heading yet', async () => {
  await goTo('/loading');
  expect(document.activeElement).toBe(screen.getByRole('main'));
});

it('moves the focus to the heading of the first screen after signing in', async () => {
  const router = createMemoryRouter(
    [
      { path: '/login', element: <Navigate to="/" replace /> },
      { element: <Layout />, children: [{ path: '/', element: <h1>Dashboard</h1> }] },
    ],
    { initialEntries: ['/login'] },
  );
  render(<RouterProvider router={router} />);
  const heading = await screen.findByRole('heading', { name: 'Dashboard' });
  await waitFor(() => expect(document.activeElement).toBe(heading));
});

it('moves the focus to the heading of a screen that was hidden while its admin signed in again', () => {
  const screenOf = (mode: 'hidden' | 'visible') => (
    <Activity mode={mode}>
      <MemoryRouter>
        <Routes>
          <Route element={<Layout />}>
            <Route path="/" element={<h1>Dashboard</h1>} />
          </Route>
        </Routes>
      </MemoryRouter>
    </Activity>
  );
  const { rerender } = render(screenOf('visible'));
  expect(document.activeElement).toBe(document.body);
  rerender(screenOf('hidden'));
  rerender(screenOf('visible'));
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Dashboard' }));
});
