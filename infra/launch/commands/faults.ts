import { openReplicaHost } from '../services/replica-host.ts';
import { withoutOwnProduct } from '../services/service-environment.ts';
import { startServices } from '../services/services-supervisor.ts';
import { inRoot } from '../workspace.mjs';

/** Runs a fault suite, on the product as separate processes on private servers. Returns the exit code. */
export async function runFaults(
  suite: 'testSystemFaults' | 'testMailFaults' | 'testRollout',
  args: string[],
): Promise<number> {
  const startProduct = (variables: Record<string, string>) =>
    startServices({ env: { ...withoutOwnProduct(), ...variables } });
  const suites = await import(inRoot('apps', 'e2e', 'dist', 'faults', 'index.js'));
  const document = inRoot('docs', 'reliability.md');
  return suites[suite]({ args, startProduct, openHost: openReplicaHost, document });
}
