import { readFileSync } from 'node:fs';

/** Milliseconds between two looks. */
const INTERVAL = 500;

/**
 * Ends this process in its ordinary way when the one that started it (npm, or the command on the machine's own
 * Node) was killed without being able to pass that on.
 */
export function endWithParent() {
  if (process.connected) {
    process.once('disconnect', end);
    process.channel?.unref();
    return;
  }
  if (!process.env['npm_lifecycle_event'] || process.platform === 'win32') return;
  const ancestors = starters();
  setInterval(() => {
    if (starters() !== ancestors) end();
  }, INTERVAL).unref();
}

function end() {
  process.kill(process.pid, 'SIGTERM');
}

/** The process that started this one and, where the system tells, the one before: npm runs scripts by a shell. */
function starters() {
  try {
    const stat = readFileSync(`/proc/${process.ppid}/stat`, 'utf8');
    return `${process.ppid} ${stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]}`;
  } catch {
    return String(process.ppid);
  }
}
