import { describe, expect, it } from '@jest/globals';
import { parseProcessStat } from './process-identity.js';

describe('the start of a process in /proc/<pid>/stat', () => {
  const rest = '4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 987654 23';

  it('is found behind a program name with spaces and parentheses', () => {
    expect(parseProcessStat(`42 (a) b) (c) S ${rest}`)).toEqual({ state: 'S', started: '987654' });
  });

  it('is nothing where the text is cut short', () => {
    expect(parseProcessStat('42 (node) S 1')).toBeUndefined();
  });
});
