import { afterEach, expect, it } from '@jest/globals';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Session } from '../session/session';
import { showScreen } from '../show-screen.fixture';
import { useNotify } from './notice-context';

function Workplace() {
  const notify = useNotify();
  return (
    <button
      onClick={() => notify('Done.', 'done', { label: 'Undo', about: '', onAct: () => notify('Undone.') })}
    >
      Do
    </button>
  );
}

const user = userEvent.setup();
afterEach(cleanup);

it('a notice that is left by its button gives the focus back to where it came from', async () => {
  showScreen(Workplace, new Session());
  const button = await screen.findByText('Do');
  await user.click(button);
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(screen.getByText('Undone.')).toBeTruthy();
  expect(document.activeElement).toBe(button);
});

it('does not where the focus has left the notices before', async () => {
  showScreen(Workplace, new Session());
  await user.click(await screen.findByText('Do'));
  act(() => screen.getByRole('button', { name: 'Undo' }).focus());
  await user.click(document.body);
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(document.activeElement).toBe(document.body);
});
