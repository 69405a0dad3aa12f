/** Environment of a program that a test starts as its own process. */
export interface ProgramEnvironment {
  readonly RIDES_DATABASE_URL?: string;
  readonly LEDGER_DATABASE_URL?: string;
  readonly BROKER_URL?: string;
  /** A ride whose reaction never ends, so that a kill certainly hits it. */
  readonly HANGING_RIDE?: string;
}

export function requiredVariable(name: keyof ProgramEnvironment): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set`);
  return value;
}

/** Runs in each effect's transaction; never ends for the hanging ride. */
export async function hangOnRide(ride: number): Promise<void> {
  if (String(ride) === process.env['HANGING_RIDE']) await Promise.withResolvers<void>().promise;
}

/** Reports to the test, over the process's IPC channel, that the program runs. */
export function reportReady(): void {
  process.send?.('ready');
}
