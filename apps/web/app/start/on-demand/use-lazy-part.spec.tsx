import { expect, it, jest } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import { useLazyPart } from './use-lazy-part';

const part = { default: () => null };
const failing = (times: number) => {
  const load = jest.fn<() => Promise<typeof part>>().mockResolvedValue(part);
  for (let time = 0; time < times; time++) load.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  return load;
};
const shown = (load: () => Promise<typeof part>) => renderHook(() => useLazyPart(load)).result;

it('is fetched once, when it is opened', async () => {
  const load = failing(0);
  const lazy = shown(load);
  expect(load).not.toHaveBeenCalled();
  await act(async () => lazy.current.open());
  expect(lazy.current).toMatchObject({ part, isOpen: true, hasFailed: false });
  act(() => lazy.current.close());
  await act(async () => lazy.current.open());
  expect(load).toHaveBeenCalledTimes(1);
});

it('stays closed if it cannot be fetched, and the next press tries again', async () => {
  const lazy = shown(failing(1));
  await act(async () => lazy.current.open());
  expect(lazy.current).toMatchObject({ part: null, isOpen: false, hasFailed: true });
  await act(async () => lazy.current.open());
  expect(lazy.current).toMatchObject({ part, isOpen: true, hasFailed: false });
});

it('is fetched again once the network is back, but not opened', async () => {
  const load = failing(2);
  const lazy = shown(load);
  await act(async () => lazy.current.open());
  for (const hasFailed of [true, false]) {
    await act(async () => void window.dispatchEvent(new Event('online')));
    expect(lazy.current).toMatchObject({ isOpen: false, hasFailed });
  }
  expect(lazy.current.part).toBe(part);
  expect(load).toHaveBeenCalledTimes(3);
});
