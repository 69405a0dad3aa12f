import { messagingMigrations } from '@chauffeur/messaging';
import type { DatabaseOptions } from '@chauffeur/service-kit';
import { CreateNotifications1763700000000 } from './migrations/1763700000000-create-notifications.js';
import { LetStaffManageEmails1763800000000 } from './migrations/1763800000000-let-staff-manage-emails.js';
import { KeepTraceparent1763850000000 } from './migrations/1763850000000-keep-traceparent.js';
import { BringAttemptsHome1763900000000 } from './migrations/1763900000000-bring-attempts-home.js';
import { HoldMails1764000000000 } from './migrations/1764000000000-hold-mails.js';
import { AddRideLinkEmail1764200000000 } from './migrations/1764200000000-add-ride-link-email.js';
import { PlanMessages1764200100000 } from './migrations/1764200100000-plan-messages.js';
import { AddRideEmails1764200200000 } from './migrations/1764200200000-add-ride-emails.js';
import { StoreTemplatesOnce1764300100000 } from './migrations/1764300100000-store-templates-once.js';
import { HashTemplates1764400000000 } from './migrations/1764400000000-hash-templates.js';
import { MarkReadMessages1764500000000 } from './migrations/1764500000000-mark-read-messages.js';
import { KnowPlaces1764700000000 } from './migrations/1764700000000-know-places.js';

/** In order of their timestamps, after those of messaging. */
export const migrations: DatabaseOptions['migrations'] = [
  ...messagingMigrations,
  CreateNotifications1763700000000,
  LetStaffManageEmails1763800000000,
  KeepTraceparent1763850000000,
  BringAttemptsHome1763900000000,
  HoldMails1764000000000,
  AddRideLinkEmail1764200000000,
  PlanMessages1764200100000,
  AddRideEmails1764200200000,
  StoreTemplatesOnce1764300100000,
  HashTemplates1764400000000,
  MarkReadMessages1764500000000,
  KnowPlaces1764700000000,
];
