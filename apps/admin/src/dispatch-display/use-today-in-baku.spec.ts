import { afterEach, expect, it, jest } from '@jest/globals';
import { act, cleanup, renderHook } from '@testing-library/react';
import { useTodayInBaku } from './use-today-in-baku';

afterEach(() => {
  cleanup();
  jest.useRealTimers();
});

it('is the next day after midnight in Baku, without a reload', () => {
  jest.useFakeTimers({ now: new Date('2031-03-01T19:59:30Z') });
  const { result } = renderHook(useTodayInBaku);
  expect(result.current).toBe('2031-03-01');
  act(() => jest.advanceTimersByTime(60_000));
  expect(result.current).toBe('2031-03-02');
});
