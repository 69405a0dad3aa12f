// Apart from the other exports: BullMQ and ioredis are loaded by the services that queue jobs alone.
export { jobQueueBackend, jobQueueVariables } from './choose-backend.js';
export { JobProducer } from './job-producer.js';
export type { JobQueueBackend } from './job-queue-backend.js';
export { JobWorker, type JobQueueStats } from './job-worker.js';
