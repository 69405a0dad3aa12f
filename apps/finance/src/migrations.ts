import { messagingMigrations } from '@chauffeur/messaging';
import type { DatabaseOptions } from '@chauffeur/service-kit';
import { CreateTransactions1763700000000 } from './migrations/1763700000000-create-transactions.js';
import { LinkTransactions1763800000000 } from './migrations/1763800000000-link-transactions.js';
import { KeepSearchText1763810000000 } from './migrations/1763810000000-keep-search-text.js';
import { KnowPayments1764000000000 } from './migrations/1764000000000-know-payments.js';
import { CreateDemoContentRecords1764001100000 } from './migrations/1764001100000-create-demo-content-records.js';
import { AddUpPaymentsInAzn1764600000000 } from './migrations/1764600000000-add-up-payments-in-azn.js';

/** The migrations of the service's database: those of messaging first, then by time. */
export const migrations: DatabaseOptions['migrations'] = [
  ...messagingMigrations,
  CreateTransactions1763700000000,
  LinkTransactions1763800000000,
  KeepSearchText1763810000000,
  KnowPayments1764000000000,
  CreateDemoContentRecords1764001100000,
  AddUpPaymentsInAzn1764600000000,
];
