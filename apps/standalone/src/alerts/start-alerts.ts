import { useServiceLogger } from '@chauffeur/service-kit';
import type { Configuration, Environment } from '../configuration.js';
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
  const logger = useServiceLogger('standalone', environment['LOG_LEVEL'] || 'warn');
  const observe = observer(configuration);
  return everyMinute(async () => {
    const now = new Date();
    try {
      await checkAlerts(dataFolder, await observe(now), now, async (message) => {
        const { name, value } = message.alert;
        logger.warn(`Alert ${name} (${message.kind}): ${value}`, 'Alerts');
        await notifyOperator(settings, { ...configuration, smtpUrl }, message);
      });
    } catch (error) {
      logger.error('The operator was not notified', error, 'Alerts');
    }
  });
}
