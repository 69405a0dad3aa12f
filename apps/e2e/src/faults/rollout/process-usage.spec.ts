import { describe, expect, it } from '@jest/globals';
import { parseUsage } from './process-usage.ts';

describe('parseUsage', () => {
  it('reads processor time and memory, whatever the program is called', () => {
    const stat = '77 (node (x) 1) S 1 77 77 0 -1 4194560 9000 0 3 0 250 50 0 0 20 0 11 0 4242 1 2';
    const status = 'Name:\tnode\nVmPeak:\t 9 kB\nVmHWM:\t  204800 kB\nVmRSS:\t  102400 kB\nThreads:\t11\n';
    expect(parseUsage(stat, status)).toEqual({ cpu: 3_000, memory: 100, peak: 200 });
  });
});
