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
  const parent = process.ppid;
  setInterval(() => {
    if (process.ppid !== parent) end();
  }, INTERVAL).unref();
}

function end() {
  process.kill(process.pid, 'SIGTERM');
}
