import { runService } from '@chauffeur/service-kit';
import { createApp } from './app.js';
import { adminsCommand } from './operators/admins-command.js';

await runService(createApp, { admins: adminsCommand });
