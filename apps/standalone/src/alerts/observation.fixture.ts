import type { Observation } from './problems.rules.js';

/** Nothing could be seen. */
export const unseen: Observation = {
  backups: [],
  oldestEmailSeconds: undefined,
  oldestPlannedMessageSeconds: undefined,
  oldestEventSeconds: undefined,
  deadLetters: undefined,
  disks: [],
  certificate: undefined,
};
