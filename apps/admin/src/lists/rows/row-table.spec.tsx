import { afterEach, expect, it } from '@jest/globals';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { Session } from '../../session/session';
import { showScreen } from '../../show-screen.fixture';
import { RowTable } from './row-table';
import { useSorting } from './sorting';

afterEach(cleanup);

function Names() {
  const sorting = useSorting(['name'], { by: 'name', direction: 'asc' });
  const columns = [{ id: 'name', label: 'Name', sort: 'name', cell: (name: string) => name }];
  return (
    <RowTable label="Names" columns={columns} rows={['Anna']} rowKey={(name) => name} sorting={sorting} />
  );
}

it('announces the order of its rows when it is changed, and when it is changed back', async () => {
  showScreen(Names, new Session());
  const head = await screen.findByRole('button', { name: 'Name' });
  const said = () => screen.getAllByRole('status').map(({ textContent }) => textContent);
  expect(said().join('')).toBe('');
  fireEvent.click(head);
  expect(said()).toContain('Sorted by Name, descending');
  fireEvent.click(head);
  expect(said()).toContain('Sorted by Name, ascending');
});
