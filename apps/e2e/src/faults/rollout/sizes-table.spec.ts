import { describe, expect, it } from '@jest/globals';
import { sizesTable } from './sizes-table.ts';

describe('sizesTable', () => {
  it('shows memory, and processor time for one of each kind', () => {
    const loads = [
      { name: 'booking', count: 100, perSecond: 10 },
      { name: 'photo', count: 4, perSecond: 0.5 },
    ];
    const table = sizesTable(loads, [
      { name: 'catalogue', atRest: 150.4, peak: 420, cpu: { booking: 3, photo: 2_000 } },
      { name: 'booking', atRest: 160, peak: 190, cpu: { booking: 520 } },
    ]);
    expect(table).toContain('| Service | At rest, MiB | Highest, MiB | ms per booking | ms per photo |');
    expect(table).toContain('| catalogue | 150 | 420 |  | 500 |');
    expect(table).toContain('| booking | 160 | 190 | 5.2 |  |');
    expect(table).toContain('100 × booking at 10.0 a second, 4 × photo at 0.5 a second.');
  });
});
