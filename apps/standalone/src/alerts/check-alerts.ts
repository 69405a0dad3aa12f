import { join } from 'node:path';
import { readJsonFile, writeJsonFile } from '../json-file.js';
import { afterNotice, alerts, messagesOf, nextAlerts, type AlertMessage } from './alerts.rules.js';
import { findProblems, type Observation } from './problems.rules.js';

/** One check: alerts begin and end, and the operator is notified. A message that did not arrive is repeated at the next check. */
export async function checkAlerts(
  dataFolder: string,
  seen: Observation,
  now: Date,
  notify: (message: AlertMessage) => Promise<void>,
): Promise<void> {
  const file = join(dataFolder, 'alerts.json');
  const before = alerts.parse(await readJsonFile(file, []));
  const isGoing = (name: string) => before.some((one) => one.name === name && !one.hasEnded);
  let current = nextAlerts(before, findProblems(seen, now, isGoing), now);
  const failures: unknown[] = [];
  for (const message of messagesOf(current, now)) {
    try {
      await notify(message);
      current = afterNotice(current, message, now);
    } catch (error) {
      failures.push(error);
    }
  }
  if (JSON.stringify(current) !== JSON.stringify(before)) await writeJsonFile(file, current);
  if (failures.length > 0) throw new AggregateError(failures, 'the operator was not reached');
}
