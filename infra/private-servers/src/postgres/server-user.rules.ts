/** Owner and permissions of a file or folder, as `fs.stat` gives them. */
export type Permissions = { uid: number; gid: number; mode: number };

/** An account of the operating system. */
export type Account = { uid: number; gid: number };

/** How the PostgreSQL programs are run: they do not run as root. */
export type ServerUser =
  | { kind: 'self' }
  | { kind: 'account'; account: Account }
  /** The account with one capability added, because folders on the way are closed to it. */
  | { kind: 'account-through-closed-folders'; account: Account; capability: Capability };

/** Linux capabilities that open closed folders; the first is enough and gives less away. */
export const CAPABILITIES = ['dac_read_search', 'dac_override'] as const;
export type Capability = (typeof CAPABILITIES)[number];

/** Bit of each capability in /proc/self/status, from linux/capability.h. */
const CAPABILITY_BITS: Record<Capability, bigint> = { dac_override: 1n, dac_read_search: 2n };

/** Whether an account may pass through a folder (its x permission). */
export function mayPass(folder: Permissions, account: Account): boolean {
  if (folder.uid === account.uid) return (folder.mode & 0o100) !== 0;
  if (folder.gid === account.gid) return (folder.mode & 0o010) !== 0;
  return (folder.mode & 0o001) !== 0;
}

/** The capabilities that a process permits, from the text of its /proc/<pid>/status. */
export function permittedCapabilities(status: string): Capability[] {
  const mask = /^CapPrm:\s*([0-9a-f]+)$/im.exec(status)?.[1];
  if (mask === undefined) return [];
  const bits = BigInt(`0x${mask}`);
  return CAPABILITIES.filter((name) => (bits & (1n << CAPABILITY_BITS[name])) !== 0n);
}

/**
 * Chooses how to run the server.
 * @param closed whether a folder on the way to the programs or the data is closed to the account
 * @returns undefined where there is no way
 */
export function chooseServerUser(facts: {
  isRoot: boolean;
  account: Account | undefined;
  closed: boolean;
  capabilities: readonly Capability[];
  hasSetpriv: boolean;
}): ServerUser | undefined {
  if (!facts.isRoot) return { kind: 'self' };
  if (!facts.account) return undefined;
  if (!facts.closed) return { kind: 'account', account: facts.account };
  const capability = facts.capabilities[0];
  if (!facts.hasSetpriv || !capability) return undefined;
  return { kind: 'account-through-closed-folders', account: facts.account, capability };
}

/** Arguments of setpriv (util-linux) before the command itself. */
export function setprivArguments(account: Account, capability: Capability): string[] {
  return [
    `--reuid=${account.uid}`,
    `--regid=${account.gid}`,
    '--clear-groups',
    // Without it access(2) answers as if the capability were not there, and initdb finds no postgres.
    '--securebits=+no_setuid_fixup',
    `--inh-caps=+${capability}`,
    `--ambient-caps=+${capability}`,
  ];
}
