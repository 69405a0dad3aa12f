import { afterEach, expect, it } from '@jest/globals';
import { act, cleanup, render, screen } from '@testing-library/react';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router-dom';
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

/** Shows the first screen and goes to another one. */
async function goTo(path: string) {
  const children = [
    { path: '/', element: <h1>Dashboard</h1> },
    { path: '/bookings', element: <h1>Bookings</h1> },
    { path: '/loading', element: <p>Loading</p> },
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

it('moves the focus to the content of a screen that has no heading yet', async () => {
  await goTo('/loading');
  expect(document.activeElement).toBe(screen.getByRole('main'));
});
