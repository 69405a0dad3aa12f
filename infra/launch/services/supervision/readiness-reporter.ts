interface Health {
  readonly details?: Readonly<Record<string, { readonly status: string }>>;
}

/** Returns what is wrong, such as `not ready: job queue down` or `ready, but broker degraded`; undefined if nothing is. */
async function readProblem(url: string): Promise<string | undefined> {
  try {
    const response = await fetch(`${url}/health/ready`, { signal: AbortSignal.timeout(5_000) });
    const { details = {} } = (await response.json()) as Health;
    const notUp = Object.entries(details).filter(([, { status }]) => status !== 'up');
    if (notUp.length === 0 && response.ok) return undefined;
    const states = notUp.map(([name, { status }]) => `${name} ${status}`).join(', ');
    return `${response.ok ? 'ready, but' : 'not ready:'} ${states || response.status}`;
  } catch {
    return 'not ready: no response';
  }
}

/** Returns a check that logs once what is wrong with a process, and once that it is ready again. */
export function readinessReporter(url: string, log: (line: string) => void): () => Promise<void> {
  let reported: string | undefined;
  return async () => {
    const problem = await readProblem(url);
    if (problem === reported) return;
    reported = problem;
    log(problem ?? 'ready again');
  };
}
