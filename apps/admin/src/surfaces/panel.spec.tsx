import { afterEach, expect, it } from '@jest/globals';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Session } from '../session/session';
import { showScreen } from '../show-screen.fixture';
import { ConfirmDialog } from './confirm-dialog';
import { Panel } from './panel';

/** A payment that can be added at once or after a question, or that another admin adds. */
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
          confirm="Yes"
          keep="No"
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

it('has the focus once the button that had it is gone', async () => {
  showScreen(Payments, new Session());
  await user.click(await screen.findByText('Pay'));
  await waitFor(() => expect(focused()).toBe(panel()));
});

it('has the focus once the button that had it is disabled', async () => {
  showScreen(Payments, new Session());
  const button = await screen.findByText<HTMLButtonElement>('Pay once');
  await user.click(button);
  await waitFor(() => expect(button.matches(':disabled')).toBe(true));
  // Chrome takes the focus from a button when it draws it as disabled, jsdom only from one that is not.
  button.addEventListener('blur', () => {
    button.disabled = true;
  });
  button.disabled = false;
  act(() => button.blur());
  expect(focused()).toBe(panel());
});

it('has it after a question whose button is gone', async () => {
  showScreen(Payments, new Session());
  await user.click(await screen.findByText('Ask'));
  await user.click(await screen.findByText('Yes'));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  await waitFor(() => expect(focused()).toBe(panel()));
});

it('takes it from nothing else, and not after it was left', async () => {
  showScreen(Payments, new Session());
  await user.click(await screen.findByText('Ask'));
  await user.click(await screen.findByText('No'));
  await waitFor(() => expect(focused()?.textContent).toBe('Ask'));
  await user.click(document.body);
  fireEvent.click(screen.getByText('Elsewhere'));
  // What is observed is reported before this goes on.
  await Promise.resolve();
  expect(focused()).toBe(document.body);
});
