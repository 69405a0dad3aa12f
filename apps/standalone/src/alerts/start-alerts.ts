import { hourMs } from '@chauffeur/contracts/durations';
import { onceIn } from '@chauffeur/service-kit';
import type { Configuration } from '../configuration.js';
import type { Environment } from '../environment.js';
import { everyMinute } from '../every-minute.js';
import { checkAlerts } from './check-alerts.js';
import { observer } from './observe.js';
import { notifyOperator } from './notify-operator.js';

/** Watches the product each minute and notifies the operator of what is wrong. Returns what stops it. */
export function startAlerts(
  configuration: Configuration,
  environment: Environment,
  smtpUrl: string,
): () => Promise<void> {
  const { alerts: settings, dataFolder } = configuration;
  if (settings === undefined) return () => Promise.resolve();
  const observe = observer(configuration);
  const memory = { dataFolder, unsaved: {} };
  // A message that did not arrive is repeated each minute.
  const isNew = onceIn(hourMs);
  return everyMinute(environment, 'The operator was not notified', async (logger) => {
    const now = new Date();
    await checkAlerts(memory, await observe(now), now, async (message) => {
      const { name, since, value } = message.alert;
      if (isNew(`${name} ${since} ${message.kind}`)) logger.warn(`Alert ${name} (${message.kind}): ${value}`);
      await notifyOperator(settings, { ...configuration, smtpUrl }, message, (failure) =>
        logger.warn('The operator was notified by one of the two ways alone', failure),
      );
    });
  });
}
