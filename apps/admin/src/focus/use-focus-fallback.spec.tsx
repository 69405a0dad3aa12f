import { afterEach, expect, it } from '@jest/globals';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { createPortal } from 'react-dom';
import { useFocusFallback } from './use-focus-fallback';

/** A list with a dialog, from which another one asks before something is deleted. */
function ListWithDialogs() {
  const [open, setOpen] = useState(2);
  const close = () => setOpen(open - 1);
  return (
    <div role="group" aria-label="List" {...useFocusFallback<HTMLDivElement>()}>
      {open > 0 && createPortal(<Dialog button="Close" onClose={close} />, document.body)}
      {open > 1 && createPortal(<Dialog button="Delete" onClose={close} />, document.body)}
    </div>
  );
}

function Dialog({ button, onClose }: { button: string; onClose: () => void }) {
  return (
    <div role="dialog" aria-modal="true">
      <button onClick={onClose}>{button}</button>
    </div>
  );
}

afterEach(cleanup);

it('a list takes the focus of its dialogs once the last one is closed', async () => {
  const user = userEvent.setup();
  render(<ListWithDialogs />);
  const list = screen.getByRole('group', { name: 'List' });
  await user.click(screen.getByRole('button', { name: 'Delete' }));
  expect(screen.getAllByRole('dialog')).toHaveLength(1);
  // The dialog that is still open takes the focus itself.
  expect(document.activeElement).toBe(document.body);
  await user.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(document.activeElement).toBe(list));
});

/** A list whose rows are removed in a dialog that closes later. */
function ListWithRows() {
  const [rows, setRows] = useState(['first', 'second', 'third']);
  const [asked, setAsked] = useState<string>();
  return (
    <div role="group" aria-label="List" {...useFocusFallback<HTMLDivElement>()}>
      <ul>
        {rows.map((row) => (
          <li key={row}>
            <button>{`Edit ${row}`}</button>
            <button onClick={() => setAsked(row)}>{`Delete ${row}`}</button>
          </li>
        ))}
      </ul>
      {asked &&
        createPortal(
          <div role="dialog" aria-modal="true">
            <button onClick={() => setRows(rows.filter((row) => row !== asked))}>Delete</button>
            <button onClick={() => setAsked(undefined)}>Close</button>
          </div>,
          document.body,
        )}
    </div>
  );
}

it('the next row takes the focus of a removed one, after the last the previous, after the only one the list', async () => {
  const user = userEvent.setup();
  render(<ListWithRows />);
  for (const [removed, focused] of [
    ['second', 'Edit third'],
    ['third', 'Edit first'],
  ] as const) {
    await user.click(screen.getByRole('button', { name: `Delete ${removed}` }));
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    await user.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(document.activeElement?.textContent).toBe(focused));
  }
  await user.click(screen.getByRole('button', { name: 'Delete first' }));
  await user.click(screen.getByRole('button', { name: 'Delete' }));
  await user.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('group', { name: 'List' })));
});
