import { runService } from '@chauffeur/service-kit';
import { createApp } from './app.js';

await runService(createApp);
