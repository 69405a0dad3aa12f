import { runService } from '@chauffeur/service-kit';
import { createWorkerApp } from './worker-app.js';

await runService(createWorkerApp);
