/** What a test gives to a program that it starts as a process of its own. */
export interface ProgramEnvironment {
  readonly RIDES_DATABASE_URL?: string;
  readonly LEDGER_DATABASE_URL?: string;
  readonly BROKER_URL?: string;
}

export function given(name: keyof ProgramEnvironment): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set`);
  return value;
}

/** Tells the test, over the process's IPC channel, that the program runs. */
export function tellReady(): void {
  process.send?.('ready');
}
