import { afterEach, describe, expect, it } from '@jest/globals';
import { act, cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLocation } from 'react-router-dom';
import { screens } from '../../screens';
import { Session } from '../../session/session';
import { showScreen } from '../../show-screen.fixture';
import { GoTo } from './go-to';

function Page() {
  const { pathname, search } = useLocation();
  return (
    <>
      <GoTo screens={screens} />
      <p>{`at ${pathname}${search}`}</p>
    </>
  );
}

describe('going to a screen by its name', () => {
  const user = userEvent.setup();
  afterEach(cleanup);

  const open = async (typed: string) => {
    showScreen(Page, new Session());
    await user.keyboard('{Control>}[KeyK]{/Control}');
    await user.type(await screen.findByRole('combobox'), typed);
  };

  it('opens the first screen of that name by Enter', async () => {
    await open('man');
    await user.keyboard('{Enter}');
    expect(await screen.findByText('at /manual-booking')).toBeDefined();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('searches the board for a customer, and closes on Escape', async () => {
    await open('Petrova');
    await user.click(screen.getByRole('option', { name: 'Today’s board: “Petrova”' }));
    expect(await screen.findByText('at /dispatch?q=Petrova')).toBeDefined();
    await user.keyboard('{Meta>}[KeyK]{/Meta}');
    await screen.findByRole('combobox');
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByText('at /dispatch?q=Petrova')).toBeDefined();
  });

  it('opens by its button too, and leaves a plain K to fields', async () => {
    showScreen(Page, new Session());
    await user.keyboard('k');
    expect(screen.queryByRole('dialog')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Go to…' }));
    const option = await screen.findByRole('option', { name: 'Dispatch' });
    expect(option.getAttribute('aria-selected')).toBeNull();
  });

  it('fetches its dialog again at the next opening after a failure', async () => {
    let isDown = true;
    const load = async () => {
      if (isDown) throw new Error('Failed to fetch');
      return import('./go-to-dialog');
    };
    const Failing = () => <GoTo screens={screens} load={load} />;
    showScreen(Failing, new Session());
    await user.keyboard('{Control>}[KeyK]{/Control}');
    await screen.findByRole('button', { name: 'Reload' });
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    isDown = false;
    await user.keyboard('{Control>}[KeyK]{/Control}');
    expect(await screen.findByRole('combobox')).toBeDefined();
  });

  it('stays open when the failure of an earlier opening comes later', async () => {
    const failures: ((failure: Error) => void)[] = [];
    let isDown = true;
    const load = async () => {
      if (isDown) await new Promise<never>((_resolve, reject) => failures.push(reject));
      return import('./go-to-dialog');
    };
    const Failing = () => <GoTo screens={screens} load={load} />;
    showScreen(Failing, new Session());
    await user.keyboard('{Control>}[KeyK]{/Control}');
    isDown = false;
    await user.keyboard('{Control>}[KeyK]{/Control}');
    const field = await screen.findByRole('combobox');
    await act(async () => {
      for (const fail of failures) fail(new Error('Failed to fetch'));
    });
    expect(screen.queryByRole('button', { name: 'Reload' })).toBeNull();
    expect(field.isConnected).toBe(true);
  });
});
