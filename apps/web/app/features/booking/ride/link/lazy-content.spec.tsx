import { expect, it, jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PartOfSite } from '../../../../site-under-test/part-of-site';
import { useLazyPart } from '../../../../start/on-demand/use-lazy-part';
import { LazyContent } from './lazy-content';

const part = { text: 'The content' };

function Page({ load }: { load: () => Promise<typeof part> }) {
  return (
    <LazyContent content={useLazyPart(load, true)} announcement="Loading your ride">
      {({ text }) => <p>{text}</p>}
    </LazyContent>
  );
}

const show = (load: () => Promise<typeof part>) =>
  render(
    <PartOfSite>
      <Page load={load} />
    </PartOfSite>,
  );

it('announces that it loads, and shows what has loaded', async () => {
  const { promise, resolve } = Promise.withResolvers<typeof part>();
  show(() => promise);
  expect(await screen.findByText('Loading your ride')).toBeDefined();
  resolve(part);
  expect(await screen.findByText('The content')).toBeDefined();
  expect(screen.queryByText('Loading your ride')).toBeNull();
});

it('offers a retry if its code cannot be loaded', async () => {
  const load = jest.fn<() => Promise<typeof part>>().mockResolvedValue(part);
  load.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  show(load);
  expect(
    await screen.findByRole('heading', { level: 1, name: 'This page could not be loaded' }),
  ).toBeDefined();
  await userEvent.setup().click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('The content')).toBeDefined();
  expect(load).toHaveBeenCalledTimes(2);
});
