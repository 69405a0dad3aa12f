import type { Observation } from './problems.rules.js';

/** An observation in which nothing could be measured. */
export const emptyObservation: Observation = {
  backups: [],
  oldestEmailSeconds: undefined,
  oldestPlannedMessageSeconds: undefined,
  oldestEventSeconds: undefined,
  deadLetters: undefined,
  disks: [],
  certificate: undefined,
};
