import { hourMs } from '@chauffeur/contracts/time/durations';
import { logThrottle } from '@chauffeur/service-kit';
import type { Configuration } from '../settings/configuration.js';
import type { Environment } from '../environment.js';
import { everyMinute } from '../every-minute.js';
import { checkAlerts } from './check-alerts.js';
import { observer } from './observe.js';
import { notifyOperator } from './notify-operator.js';

/** Checks the product every minute and notifies the operator of problems. Returns a function that stops it. */
export function startAlerts(
  configuration: Configuration,
  environment: Environment,
  smtpUrl: string,
): () => Promise<void> {
  const { alerts: settings, dataFolder } = configuration;
  if (settings === undefined) return () => Promise.resolve();
  const observe = observer(configuration);
  const memory = { dataFolder, unsaved: {} };
  // A message that failed is sent again every minute; log it once an hour.
  const isNew = logThrottle(hourMs);
  return everyMinute(environment, 'The operator was not notified', async (logger) => {
    const now = new Date();
    await checkAlerts(memory, await observe(now), now, async (message) => {
      const { name, since, value } = message.alert;
      if (isNew(`${name} ${since} ${message.kind}`)) logger.warn(`Alert ${name} (${message.kind}): ${value}`);
      await notifyOperator(settings, { ...configuration, smtpUrl }, message, (failure) =>
        logger.warn('Only one of the two ways of notifying the operator works', failure),
      );
    });
  });
}
