import { describe, expect, it } from '@jest/globals';
import { isServerOf, parsePostmasterPid } from './postmaster-pid.js';

describe('postmaster.pid', () => {
  it('names the process, the folder and the port', () => {
    const text = '5446\n/data/cluster\n1795248290\n45999\n\n127.0.0.1\n 16041023 8\nready   \n';
    expect(parsePostmasterPid(text)).toEqual({ pid: 5446, dataFolder: '/data/cluster', port: 45999 });
  });

  it('is undefined if it is empty or truncated', () => {
    expect(parsePostmasterPid('')).toBeUndefined();
    expect(parsePostmasterPid('5446')).toBeUndefined();
    expect(parsePostmasterPid('what\n/data\n')).toBeUndefined();
  });
});

describe('the process that postmaster.pid names', () => {
  it('is the server of this very folder, whatever else got its process id', () => {
    expect(isServerOf('/x/bin/postgres -D /data/cluster -c port=1 ', '/data/cluster')).toBe(true);
    expect(isServerOf('/x/bin/postgres -D /other/cluster ', '/data/cluster')).toBe(false);
    expect(isServerOf('vim /data/cluster/postgresql.conf ', '/data/cluster')).toBe(false);
    expect(isServerOf('', '/data/cluster')).toBe(false);
  });
});
