import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { Session } from '../session/session';
import { showScreen } from '../show-screen.fixture';
import { ListStatus } from './list-status';

const pageOf = (items: readonly string[]) => ({ items, total: items.length, page: 1, pageSize: 20 });

function List() {
  const [found, setFound] = useState(['E-Class', 'S-Class']);
  return (
    <>
      <ListStatus page={pageOf(found)} empty={<p>Nothing found</p>} />
      <button onClick={() => setFound(['E-Class'])}>Search</button>
      <button onClick={() => setFound([])}>Search for another</button>
    </>
  );
}

describe('what screen readers announce of a list', () => {
  afterEach(cleanup);

  it('is which rows a search has led to, or that there are none, in one element', async () => {
    showScreen(List, new Session());
    const status = await screen.findByRole('status');
    expect(status.textContent).toBe('');
    fireEvent.click(screen.getByText('Search'));
    expect(status.textContent).toBe('1–1 of 1');
    fireEvent.click(screen.getByText('Search for another'));
    expect(status.textContent).toBe('Nothing found');
    fireEvent.click(screen.getByText('Search'));
    expect(status.textContent).toBe('1–1 of 1');
    expect(screen.getByRole('status')).toBe(status);
  });
});
