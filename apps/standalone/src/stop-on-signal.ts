/** npm repeats the terminal's signal within this time. A signal after it means "stop immediately". */
const SIGNAL_ECHO_MS = 500;

/** Max time of a clean stop. After it the process exits, and the guards of its servers stop them. */
const STOP_TIMEOUT_MS = 45_000;

/**
 * Stops and exits at the first signal, even during the start. The exit code is 1 if stopping failed, and `explain` returns
 * one or more lines about it. Returns a signal that is aborted before `stop` is called.
 */
export function stopOnSignal(stop: () => Promise<unknown>, explain: (error: unknown) => string): AbortSignal {
  const stopping = new AbortController();
  let since = 0;
  const onSignal = () => {
    if (stopping.signal.aborted) {
      if (Date.now() - since > SIGNAL_ECHO_MS) process.exit(1);
      return;
    }
    since = Date.now();
    stopping.abort();
    process.stdout.write('Stopping …\n');
    setTimeout(() => process.exit(1), STOP_TIMEOUT_MS).unref();
    void stop().then(
      () => process.exit(0),
      (error: unknown) => {
        process.stderr.write(`${explain(error)}\n`);
        process.exit(1);
      },
    );
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, onSignal);
  return stopping.signal;
}
