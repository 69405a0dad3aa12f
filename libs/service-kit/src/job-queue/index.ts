// Separate from the other exports, so that only services that queue jobs load BullMQ and ioredis.
export { jobQueueBackend, jobQueueVariables } from './choose-backend.js';
export { JobProducer } from './job-producer.js';
export type { JobQueueBackend } from './job-queue-backend.js';
export { JobWorker, type JobQueueStats } from './job-worker.js';
