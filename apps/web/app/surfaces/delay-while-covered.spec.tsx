import { afterEach, expect, it } from '@jest/globals';
import { act, cleanup, render, screen } from '@testing-library/react';
import { DelayWhileCovered } from './delay-while-covered';

afterEach(cleanup);

const page = (text: string) => (
  <main>
    <div role="status">
      <DelayWhileCovered>{text}</DelayWhileCovered>
    </div>
  </main>
);

it('changes behind a dialog are shown once the page is exposed to screen readers again', async () => {
  const { rerender } = render(page('Choose a vehicle.'));
  const main = screen.getByRole('main');
  const status = screen.getByRole('status');
  await act(async () => main.setAttribute('aria-hidden', 'true'));
  rerender(page('Toyota Corolla is available.'));
  expect(status.textContent).toBe('Choose a vehicle.');
  await act(async () => main.removeAttribute('aria-hidden'));
  expect(status.textContent).toBe('Choose a vehicle.');
  expect(await screen.findByText('Toyota Corolla is available.')).toBeDefined();
});

it('changes on an uncovered page are shown at once', () => {
  const { rerender } = render(page('Choose a vehicle.'));
  rerender(page('Toyota Corolla is available.'));
  expect(screen.getByRole('status').textContent).toBe('Toyota Corolla is available.');
});

it('changes in the dialog that covers the page are shown at once', async () => {
  const both = (text: string) => (
    <>
      <main aria-hidden="true" />
      <div role="dialog">
        <DelayWhileCovered>{text}</DelayWhileCovered>
      </div>
    </>
  );
  const { rerender } = render(both('$25'));
  await act(async () => screen.getByRole('dialog').setAttribute('aria-hidden', 'false'));
  rerender(both('€23'));
  expect(screen.getByRole('dialog').textContent).toBe('€23');
});
