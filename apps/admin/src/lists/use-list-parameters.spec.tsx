import { afterEach, describe, expect, it } from '@jest/globals';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { useLocation } from 'react-router-dom';
import { Session } from '../session/session';
import { showScreen } from '../show-screen.fixture';
import { useUnsavedInput } from '../unsaved/unsaved-input';
import { useListParameters } from './use-list-parameters';

function Filter({ name, value }: { name: string; value: string }) {
  const { setFilter } = useListParameters();
  return <button onClick={() => setFilter(name, value)}>{name}</button>;
}

/** A list whose two filters know nothing of each other. */
function List() {
  return (
    <>
      <p>{`Address: ${useLocation().search}`}</p>
      <Filter name="status" value="pending" />
      <Filter name="payment" value="paid" />
    </>
  );
}

/** The same beside input that a filter by status would discard. */
function ListWithInput() {
  useUnsavedInput(true, ({ nextLocation }) => nextLocation.search.includes('status'));
  return <List />;
}

afterEach(cleanup);

describe('the parameters of a list', () => {
  it('have the changes of two controls made before the list is shown again', async () => {
    showScreen(List, new Session(), '/?search=a&page=3');
    const controls = await screen.findAllByRole('button');
    act(() => controls.forEach((control) => fireEvent.click(control)));
    expect(await screen.findByText('Address: ?search=a&status=pending&payment=paid')).toBeTruthy();
  });

  it('do not have a change that was cancelled to save input first', async () => {
    showScreen(ListWithInput, new Session());
    fireEvent.click(await screen.findByText('status'));
    fireEvent.click(await screen.findByRole('button', { name: 'Keep editing' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    fireEvent.click(screen.getByText('payment'));
    expect(await screen.findByText('Address: ?payment=paid')).toBeTruthy();
  });
});
