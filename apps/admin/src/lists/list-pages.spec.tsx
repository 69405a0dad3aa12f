import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, screen } from '@testing-library/react';
import { Session } from '../session/session';
import { showScreen } from '../show-screen.fixture';
import { ListPages } from './list-pages';
import type { Page } from './rows/column';

afterEach(cleanup);

/** Returns whether the previous and the next page can be opened. */
async function open(page: Omit<Page<number>, 'pageSize' | 'items'>, rows: number) {
  const items = Array.from({ length: rows }, (_, index) => index);
  showScreen(
    () => <ListPages page={{ ...page, pageSize: 20, items }} onGoTo={() => undefined} />,
    new Session(),
  );
  await screen.findByRole('navigation', { name: 'Pages' });
  const isOpen = (name: string) => !screen.getByRole<HTMLButtonElement>('button', { name }).disabled;
  return [isOpen('Previous'), isOpen('Next')];
}

describe('the pages of a list', () => {
  it('begin with the first and end with the last', async () => {
    expect(await open({ page: 1, total: 41 }, 20)).toEqual([false, true]);
    cleanup();
    expect(await open({ page: 2, total: 40 }, 20)).toEqual([true, false]);
  });

  it('continue while they are full if there are more rows than were counted', async () => {
    const counted = { total: 40, totalIsAtLeast: true };
    expect(await open({ ...counted, page: 2 }, 20)).toEqual([true, true]);
    cleanup();
    expect(await open({ ...counted, page: 3 }, 19)).toEqual([true, false]);
  });
});
