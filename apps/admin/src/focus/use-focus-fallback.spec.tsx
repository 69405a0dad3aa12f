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
