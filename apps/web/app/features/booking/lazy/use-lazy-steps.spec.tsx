import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { act, renderHook, waitFor } from '@testing-library/react';
import { useLazySteps, type LazySteps } from './use-lazy-steps';

afterEach(() => void jest.useRealTimers());

const steps = {} as LazySteps;
const failsFirst = () =>
  jest
    .fn<() => Promise<LazySteps>>()
    .mockRejectedValueOnce(new TypeError('Failed to fetch'))
    .mockResolvedValue(steps);
const wanted = { areWanted: true, areShown: false };

describe('the steps after the first', () => {
  it('are fetched again after some seconds while step 1 waits for its fields', async () => {
    jest.useFakeTimers();
    const load = failsFirst();
    const { result } = renderHook(() => useLazySteps(wanted, load));
    await act(() => jest.advanceTimersByTimeAsync(4_000));
    expect(result.current).toBeNull();
    expect(load).toHaveBeenCalledTimes(1);
    await act(() => jest.advanceTimersByTimeAsync(2_000));
    expect(result.current).toBe(steps);
  });

  it('are fetched again once the network is back', async () => {
    const load = failsFirst();
    const { result } = renderHook(() => useLazySteps(wanted, load));
    await act(() => new Promise((resolve) => setTimeout(resolve)));
    act(() => void window.dispatchEvent(new Event('online')));
    await waitFor(() => expect(result.current).toBe(steps));
  });

  it('are not fetched before they are wanted, nor after the page was left', async () => {
    jest.useFakeTimers();
    const load = failsFirst();
    const { rerender, unmount } = renderHook((fetched) => useLazySteps(fetched, load), {
      initialProps: { areWanted: false, areShown: false },
    });
    expect(load).not.toHaveBeenCalled();
    rerender(wanted);
    await act(() => jest.advanceTimersByTimeAsync(1_000));
    unmount();
    await jest.advanceTimersByTimeAsync(60_000);
    expect(load).toHaveBeenCalledTimes(1);
  });
});
