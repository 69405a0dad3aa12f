import { join } from 'node:path';
import { readStateFile, writeJsonFile } from '../data-folder/json-file.js';
import {
  afterNotice,
  alerts,
  messagesOf,
  nextAlerts,
  type Alert,
  type AlertMessage,
} from './alerts.rules.js';
import { findProblems, type Observation } from './problems.rules.js';

/** The alerts of the last check if they could not be stored, as on a full disk. Otherwise each check would report them again. */
export interface UnsavedAlerts {
  alerts?: Alert[] | undefined;
}

/** Runs one check: updates the alerts and notifies the operator. A message that failed is sent again at the next check. */
export async function checkAlerts(
  { dataFolder, unsaved }: { readonly dataFolder: string; readonly unsaved: UnsavedAlerts },
  seen: Observation,
  now: Date,
  notify: (message: AlertMessage) => Promise<void>,
): Promise<void> {
  const file = join(dataFolder, 'alerts.json');
  const before = unsaved.alerts ?? alerts.parse(await readStateFile(file, []));
  const isActive = (name: string) => before.some((one) => one.name === name && !one.hasEnded);
  let current = nextAlerts(before, findProblems(seen, now, isActive), now);
  const failures: unknown[] = [];
  for (const message of messagesOf(current, now)) {
    try {
      await notify(message);
      current = afterNotice(current, message, now);
    } catch (error) {
      failures.push(error);
    }
  }
  if (unsaved.alerts || JSON.stringify(current) !== JSON.stringify(before)) {
    unsaved.alerts = current;
    await writeJsonFile(file, current);
    unsaved.alerts = undefined;
  }
  if (failures.length > 0) throw new AggregateError(failures, 'the operator was not reached');
}
