import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ApiCall } from '../../../api/send-request';
import { Session } from '../../../session/session';
import { showScreen } from '../../../show-screen.fixture';
import { Examples } from './examples';
import { useExamples } from './use-examples';

class SessionWithExamples extends Session {
  left = { bookings: 121, drivers: 10, vehicles: 13 };

  override async request<Result>({ method = 'GET', response }: ApiCall<Result>): Promise<Result> {
    if (method === 'DELETE') this.left = { bookings: 0, drivers: 0, vehicles: 0 };
    return response.parse(method === 'DELETE' ? undefined : this.left);
  }
}

function Shown() {
  const examples = useExamples();
  return examples ? <Examples examples={examples} /> : <p>none left</p>;
}

describe('the examples of a first start', () => {
  afterEach(cleanup);

  it('are removed after a confirmation that lists them, together with their notice', async () => {
    const user = userEvent.setup();
    const session = new SessionWithExamples();
    showScreen(Shown, session);
    await screen.findByText('These bookings are examples. Remove them before you start.');
    // Screen readers say an alert at each visit, even twice.
    expect(screen.queryByRole('alert')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Remove examples' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Remove the examples?' });
    expect(dialog.textContent).toContain(
      'bookings with their payments (121), drivers (10), and vehicles (13)',
    );
    expect(session.left.bookings).toBe(121);
    await user.click(screen.getByRole('button', { name: 'Remove examples' }));
    await waitFor(() => expect(screen.getByText('none left')).toBeDefined());
  });
});
