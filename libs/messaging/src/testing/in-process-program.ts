import { InProcessEventBus } from '../index.js';
import { createLedgerApp } from './ledger.app.js';
import { requiredVariable, hangOnRide, reportReady } from './program-environment.js';
import { rideEvent } from './ride-event.js';
import { createRidesApp } from './rides.app.js';

const transport = { kind: 'in-process', bus: new InProcessEventBus() } as const;
await createRidesApp(requiredVariable('RIDES_DATABASE_URL'), transport);
await createLedgerApp({
  databaseUrl: requiredVariable('LEDGER_DATABASE_URL'),
  service: 'ledger',
  transport,
  event: rideEvent('requested', ['ledger.record-ride']),
  beforeEffect: hangOnRide,
});
reportReady();
