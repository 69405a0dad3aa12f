/** npm repeats the terminal's signal within this time; a later one means "at once". */
const SIGNAL_ECHO_MS = 500;

/** Time for a clean stop; after it the process exits, and the guards of its servers stop them. */
const STOP_TIMEOUT_MS = 45_000;

/**
 * Ends this process at the first signal, also in the middle of its start: stops it and exits, with 1 where that failed.
 * @param explain one line about a failed stop, or more
 * @returns whether it is stopping
 */
export function stopOnSignal(
  stop: () => Promise<unknown>,
  explain: (error: unknown) => string,
): () => boolean {
  let stopping = 0;
  const onSignal = () => {
    if (stopping !== 0) {
      if (Date.now() - stopping > SIGNAL_ECHO_MS) process.exit(1);
      return;
    }
    stopping = Date.now();
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
  return () => stopping !== 0;
}
