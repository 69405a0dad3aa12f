import { StartupError } from '../startup-error.js';

/** Parses an operator's arguments with `parse`. Throws StartupError with the usage if that throws. */
export function parseOrThrowUsage<Command>(usage: string, parse: () => Command): Command {
  try {
    return parse();
  } catch {
    throw new StartupError(usage);
  }
}
