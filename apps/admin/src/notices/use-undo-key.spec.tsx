import { afterEach, expect, it, jest } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { Session } from '../session/session';
import { showScreen } from '../show-screen.fixture';
import { useNotify } from './notice-context';

const undone = jest.fn<(about: string) => void>();

/** Two actions that can be undone, a field, an editor, and a list that handles Ctrl+Z itself. */
function Workplace() {
  const notify = useNotify();
  const act = (about: string) =>
    notify('Done.', 'done', { label: 'Undo', about, onAct: () => undone(about) });
  return (
    <>
      <button onClick={() => act('first')}>First</button>
      <button onClick={() => act('second')}>Second</button>
      <input aria-label="Field" />
      <div contentEditable suppressContentEditableWarning>
        <p>Editor</p>
      </div>
      <button onKeyDown={(event) => event.preventDefault()}>List</button>
    </>
  );
}

function pressUndo(target: Element): void {
  fireEvent.keyDown(target, { code: 'KeyZ', ctrlKey: true });
}

async function show(): Promise<void> {
  showScreen(Workplace, new Session());
  fireEvent.click(await screen.findByText('First'));
  fireEvent.click(screen.getByText('Second'));
}

afterEach(() => {
  cleanup();
  undone.mockReset();
});

it('Ctrl+Z undoes the newest first', async () => {
  await show();
  pressUndo(document.body);
  await waitFor(() => expect(screen.getAllByRole('button', { name: 'Undo' })).toHaveLength(1));
  pressUndo(document.body);
  expect(undone.mock.calls).toEqual([['second'], ['first']]);
});

it('Ctrl+Z with Shift or Alt undoes nothing', async () => {
  await show();
  for (const other of ['shiftKey', 'altKey'])
    fireEvent.keyDown(document.body, { code: 'KeyZ', ctrlKey: true, [other]: true });
  expect(undone).not.toHaveBeenCalled();
});

it('Ctrl+Z is left to fields, editors and elements that handle it themselves', async () => {
  await show();
  pressUndo(screen.getByLabelText('Field'));
  pressUndo(screen.getByText('Editor'));
  pressUndo(screen.getByText('List'));
  expect(undone).not.toHaveBeenCalled();
});
