import { StartupError } from '../startup-error.js';

/** What `parse` makes of an operator's arguments. Throws StartupError with the usage where they are no command. */
export function orUsage<Command>(usage: string, parse: () => Command): Command {
  try {
    return parse();
  } catch {
    throw new StartupError(usage);
  }
}
