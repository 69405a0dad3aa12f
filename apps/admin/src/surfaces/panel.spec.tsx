import { afterEach, expect, it } from '@jest/globals';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Session } from '../session/session';
import { showScreen } from '../show-screen.fixture';
import { ConfirmDialog } from './confirm-dialog';
import { Panel } from './panel';

/** A payment that can be added at once, after a confirmation, or from elsewhere. */
function Payments() {
  const [isPaid, setPaid] = useState(false);
  const [isAsked, setAsked] = useState(false);
  return (
    <>
      <Panel title="Payments">
        {!isPaid && <button onClick={() => setPaid(true)}>Pay</button>}
        {!isPaid && <button onClick={() => setAsked(true)}>Ask</button>}
        <button disabled={isPaid} onClick={() => setPaid(true)}>
          Pay once
        </button>
        <ConfirmDialog
          isOpen={isAsked}
          title="Pay?"
          text=""
          confirmLabel="Yes"
          cancelLabel="No"
          onConfirm={() => {
            setPaid(true);
            setAsked(false);
          }}
          onClose={() => setAsked(false)}
        />
      </Panel>
      <button onClick={() => setPaid(true)}>Elsewhere</button>
    </>
  );
}

const user = userEvent.setup();
const panel = () => screen.getByRole('region', { name: 'Payments' });
const focused = () => document.activeElement;
afterEach(cleanup);

it('gets the focus when the focused button is removed', async () => {
  showScreen(Payments, new Session());
  await user.click(await screen.findByText('Pay'));
  await waitFor(() => expect(focused()).toBe(panel()));
});

it('gets the focus when the focused button is disabled', async () => {
  showScreen(Payments, new Session());
  const button = await screen.findByText<HTMLButtonElement>('Pay once');
  await user.click(button);
  await waitFor(() => expect(button.matches(':disabled')).toBe(true));
  // Chrome takes the focus from a disabled button when it paints; jsdom takes it only from an enabled one.
  button.addEventListener('blur', () => {
    button.disabled = true;
  });
  button.disabled = false;
  act(() => button.blur());
  expect(focused()).toBe(panel());
});

it('gets the focus after a dialog whose button was removed', async () => {
  showScreen(Payments, new Session());
  await user.click(await screen.findByText('Ask'));
  await user.click(await screen.findByText('Yes'));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  await waitFor(() => expect(focused()).toBe(panel()));
});

it('takes the focus from nothing else, and not after it was left', async () => {
  showScreen(Payments, new Session());
  await user.click(await screen.findByText('Ask'));
  await user.click(await screen.findByText('No'));
  await waitFor(() => expect(focused()?.textContent).toBe('Ask'));
  await user.click(document.body);
  fireEvent.click(screen.getByText('Elsewhere'));
  // Lets the mutation observer report first.
  await Promise.resolve();
  expect(focused()).toBe(document.body);
});
