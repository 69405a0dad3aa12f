import { createLedgerApp } from './ledger.app.js';
import { requiredVariable, hangOnRide, reportReady } from './program-environment.js';
import { rideEvent } from './ride-event.js';

await createLedgerApp({
  databaseUrl: requiredVariable('LEDGER_DATABASE_URL'),
  service: 'ledger',
  transport: { kind: 'rabbitmq', url: requiredVariable('BROKER_URL') },
  event: rideEvent('requested', ['ledger.record-ride']),
  beforeEffect: hangOnRide,
});
reportReady();
