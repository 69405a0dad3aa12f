import { isInfrastructureFault } from '@chauffeur/messaging';

/** Pauses before writing again what could not be written, in milliseconds. */
const pauses = [200, 1_000, 3_000, 10_000];
/** The same while the database is away: a restart of it may take ten minutes. */
const pausesWhileAway = [...pauses, ...Array.from({ length: 60 }, () => 10_000)];

/** Milliseconds before the next time of writing, after so many that failed; undefined where it is given up. */
export function pauseBeforeWritingAgain(failures: number, error: unknown): number | undefined {
  return (isInfrastructureFault(error) ? pausesWhileAway : pauses)[failures - 1];
}
