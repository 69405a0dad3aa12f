import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { financeSummary, staffCarResponse } from '@chauffeur/contracts';
import { expect } from '@playwright/test';
import { addressedTo, mailsAbout } from '../mails.ts';
import { staffMailboxUrl } from '../product/addresses.ts';
import { BookingWizard } from './booking-wizard.ts';
import { test } from './staff-test.ts';
