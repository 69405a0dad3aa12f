import { requiredVariable, reportReady } from './program-environment.js';
import { createRidesApp } from './rides.app.js';

await createRidesApp(requiredVariable('RIDES_DATABASE_URL'), {
  kind: 'rabbitmq',
  url: requiredVariable('BROKER_URL'),
});
reportReady();
