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

it('a notice that closes by its button returns the focus to where it was before', async () => {
  showScreen(Workplace, new Session());
  const button = await screen.findByText('Do');
  await user.click(button);
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(screen.getByText('Undone.')).toBeTruthy();
  expect(document.activeElement).toBe(button);
});

it('a notice does not return the focus after it has left the notices', async () => {
  showScreen(Workplace, new Session());
  await user.click(await screen.findByText('Do'));
  act(() => screen.getByRole('button', { name: 'Undo' }).focus());
  await user.click(document.body);
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(document.activeElement).toBe(document.body);
});
