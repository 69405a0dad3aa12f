import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { Session } from '../session/session';
import { showScreen } from '../show-screen.fixture';
import { PagedRecords } from './paged-records';

afterEach(cleanup);

/** A list of 101 records, one of which can be removed, with its address. */
function ShortenedList() {
  const [count, setCount] = useState(101);
  const { search } = useLocation();
  const navigate = useNavigate();
  return (
    <>
      <p>{`Address: ${search}`}</p>
      <button onClick={() => setCount(100)}>Remove</button>
      <button onClick={() => void navigate(-1)}>Back</button>
      <PagedRecords records={Array.from({ length: count }, (_, index) => index + 1)}>
        {(shown) => <p>{`Records ${shown[0]} to ${shown.at(-1)}`}</p>}
      </PagedRecords>
    </>
  );
}

describe('a page of records that are all loaded', () => {
  const user = userEvent.setup();
  const press = (name: string) => user.click(screen.getByRole('button', { name }));

  it('is the last one if the list became shorter; the address changes without a history entry', async () => {
    showScreen(ShortenedList, new Session(), '/cars?search=a');
    expect(await screen.findByText('Records 1 to 50')).toBeTruthy();
    await press('Next');
    await press('Next');
    expect(screen.getByText('Address: ?search=a&page=3')).toBeTruthy();
    await press('Remove');
    expect(await screen.findByText('Address: ?search=a&page=2')).toBeTruthy();
    expect(screen.getByText('Records 51 to 100')).toBeTruthy();
    await press('Back');
    await press('Back');
    expect(await screen.findByText('Address: ?search=a')).toBeTruthy();
  });

  it('is the last one if a link names one that does not exist', async () => {
    showScreen(ShortenedList, new Session(), '/cars?page=9');
    await waitFor(() => expect(screen.getByText('Address: ?page=3')).toBeTruthy());
    expect(screen.getByText('Records 101 to 101')).toBeTruthy();
  });
});
