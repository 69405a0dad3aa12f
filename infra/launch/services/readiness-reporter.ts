interface Health {
  readonly details?: Readonly<Record<string, { readonly status: string }>>;
}

/** Returns a process's dependencies that are down, such as `job queue down`; undefined if all are up. */
async function readProblem(url: string): Promise<string | undefined> {
  try {
    const response = await fetch(`${url}/health/ready`, { signal: AbortSignal.timeout(5_000) });
    const { details = {} } = (await response.json()) as Health;
    const notUp = Object.entries(details).filter(([, { status }]) => status !== 'up');
    if (notUp.length > 0) return notUp.map(([name, { status }]) => `${name} ${status}`).join(', ');
    return response.ok ? undefined : `${response.status}`;
  } catch {
    return 'no response';
  }
}

/** Returns a check that logs once what a process can't work with, and once that it is ready again. */
export function readinessReporter(url: string, log: (line: string) => void): () => Promise<void> {
  let reported: string | undefined;
  return async () => {
    const problem = await readProblem(url);
    if (problem === reported) return;
    reported = problem;
    log(problem === undefined ? 'ready again' : `not ready: ${problem}`);
  };
}
