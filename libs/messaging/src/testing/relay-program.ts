import { given, reportReady } from './program-environment.js';
import { createRidesApp } from './rides.app.js';

await createRidesApp(given('RIDES_DATABASE_URL'), { kind: 'rabbitmq', url: given('BROKER_URL') });
reportReady();
