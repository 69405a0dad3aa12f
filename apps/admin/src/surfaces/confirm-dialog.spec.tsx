import { afterEach, expect, it, jest } from '@jest/globals';
import { act, cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Session } from '../session/session';
import { showScreen } from '../show-screen.fixture';
import { ConfirmDialog } from './confirm-dialog';

afterEach(cleanup);

it('stays open while it is being confirmed, to show the outcome', async () => {
  const user = userEvent.setup();
  const onClose = jest.fn();
  const response = Promise.withResolvers<void>();
  function Question() {
    const [isBusy, setBusy] = useState(false);
    const confirm = () => {
      setBusy(true);
      void response.promise.then(() => setBusy(false));
    };
    const labels = { title: 'Delete?', text: '', confirmLabel: 'Delete', cancelLabel: 'Cancel' };
    return <ConfirmDialog isOpen isBusy={isBusy} onConfirm={confirm} onClose={onClose} {...labels} />;
  }
  showScreen(Question, new Session());
  await user.click(screen.getByRole('button', { name: 'Delete' }));
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await user.keyboard('{Escape}');
  expect(onClose).not.toHaveBeenCalled();
  await act(async () => response.resolve());
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(onClose).toHaveBeenCalledTimes(1);
});
