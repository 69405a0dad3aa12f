import { afterEach, expect, it, jest } from '@jest/globals';
import { cleanup, screen } from '@testing-library/react';
import { Session } from '../session/session';
import { showScreen } from '../show-screen.fixture';
import { PagedList } from './paged-list';
import type { Page } from './rows/column';

afterEach(cleanup);

it.each([
  ['before the address is corrected', false, 1],
  ['while the last page with rows is loaded', true, 0],
])('does not call a list empty on a page after its last one %s', async (_when, isPlaceholderData, times) => {
  const goToPage = jest.fn();
  const data: Page<string> = { items: [], total: 20, page: 2, pageSize: 20 };
  showScreen(
    () => (
      <PagedList
        label="Cars"
        columns={[{ id: 'name', label: 'Name', cell: (name) => name }]}
        query={{ data, isPlaceholderData, isError: false, refetch: jest.fn<() => Promise<never>>() }}
        rowKey={(name) => name}
        failure="Failed"
        empty="No cars"
        onGoToPage={goToPage}
      />
    ),
    new Session(),
  );
  expect(await screen.findByRole('group', { name: 'Cars' })).toBeTruthy();
  expect(screen.queryByText('No cars')).toBeNull();
  expect(goToPage.mock.calls).toEqual(Array.from({ length: times }, () => [1, true]));
});
