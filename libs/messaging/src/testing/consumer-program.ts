import { createLedgerApp } from './ledger.app.js';
import { given, hangOnRide, reportReady } from './program-environment.js';
import { rideEvent } from './ride-event.js';

await createLedgerApp({
  databaseUrl: given('LEDGER_DATABASE_URL'),
  service: 'ledger',
  transport: { kind: 'rabbitmq', url: given('BROKER_URL') },
  event: rideEvent('requested', ['ledger.record-ride']),
  beforeEffect: hangOnRide,
});
reportReady();
