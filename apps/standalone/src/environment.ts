/** Environment variables of the process. */
export type Environment = Record<string, string | undefined>;
