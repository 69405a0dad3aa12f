import { jest } from '@jest/globals';

const timers = [
  'setTimeout',
  'clearTimeout',
  'setInterval',
  'clearInterval',
  'setImmediate',
  'clearImmediate',
  'queueMicrotask',
  'nextTick',
  'requestAnimationFrame',
  'cancelAnimationFrame',
  'performance',
] as const;

/** Sets the clock until `jest.useRealTimers`; timers stay real. */
export function setClock(moment: string): void {
  jest.useFakeTimers({ now: new Date(moment), doNotFake: [...timers] });
}
