import { describe, expect, it } from '@jest/globals';
import { chooseServerUser, mayPass, permittedCapabilities, setprivArguments } from './server-user.rules.js';

const nobody = { uid: 65534, gid: 65534 };

describe('passing through a folder', () => {
  it('looks at the permission of the owner, the group or the others, by the first that applies', () => {
    expect(mayPass({ uid: 0, gid: 0, mode: 0o40755 }, nobody)).toBe(true);
    expect(mayPass({ uid: 0, gid: 0, mode: 0o40711 }, nobody)).toBe(true);
    expect(mayPass({ uid: 0, gid: 0, mode: 0o40700 }, nobody)).toBe(false);
    expect(mayPass({ uid: 65534, gid: 0, mode: 0o40700 }, nobody)).toBe(true);
    expect(mayPass({ uid: 0, gid: 65534, mode: 0o40701 }, nobody)).toBe(false);
  });
});

describe('capabilities of a process', () => {
  it('are read from its status, the narrower one first', () => {
    expect(permittedCapabilities('Name:\tnode\nCapPrm:\t000001ffffffffff\n')).toEqual([
      'dac_read_search',
      'dac_override',
    ]);
    // What Docker grants by default.
    expect(permittedCapabilities('CapPrm:\t00000000a80425fb\n')).toEqual(['dac_override']);
    expect(permittedCapabilities('CapPrm:\t0000000000000000\n')).toEqual([]);
    expect(permittedCapabilities('')).toEqual([]);
  });
});

describe('who runs the server', () => {
  const facts = {
    isRoot: true,
    account: nobody,
    closed: false,
    capabilities: ['dac_read_search', 'dac_override'] as const,
    hasSetpriv: true,
  };

  it('is the ordinary user himself', () => {
    expect(chooseServerUser({ ...facts, isRoot: false })).toEqual({ kind: 'self' });
  });

  it('is the account, without any capability, where it reaches everything', () => {
    expect(chooseServerUser(facts)).toEqual({ kind: 'account', account: nobody });
  });

  it('is the account with the narrowest capability where a folder is closed', () => {
    expect(chooseServerUser({ ...facts, closed: true })).toEqual({
      kind: 'account-through-closed-folders',
      account: nobody,
      capability: 'dac_read_search',
    });
  });

  it('is nobody at all where there is no way', () => {
    expect(chooseServerUser({ ...facts, closed: true, hasSetpriv: false })).toBeUndefined();
    expect(chooseServerUser({ ...facts, closed: true, capabilities: [] })).toBeUndefined();
    expect(chooseServerUser({ ...facts, account: undefined })).toBeUndefined();
  });

  it('gives away that one capability and nothing else', () => {
    expect(setprivArguments(nobody, 'dac_read_search')).toEqual([
      '--reuid=65534',
      '--regid=65534',
      '--clear-groups',
      '--securebits=+no_setuid_fixup',
      '--inh-caps=+dac_read_search',
      '--ambient-caps=+dac_read_search',
    ]);
  });
});
