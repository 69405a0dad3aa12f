export { eventsModule, type ServiceAdapters } from './application/events.module.js';
export { runService } from './application/run-service.js';
export { createServiceApp, type ServiceApp, type ServiceAppOptions } from './application/service-app.js';
export { csvFile } from './csv/csv-file.js';
export { csvStream, type CsvColumn } from './csv/csv-stream.js';
export { databaseModule, type DatabaseOptions } from './database/database.module.js';
export { likeLiteral } from './database/like-literal.js';
export { numericColumn } from './database/numeric-column.js';
export { RecordEntity } from './database/record.entity.js';
export { lockVersion } from './database/record-version.js';
export { refuseViolation } from './database/refuse-violation.js';
export { SnakeNamingStrategy } from './database/snake-naming-strategy.js';
export {
  EnvironmentError,
  flag,
  readEnvironment,
  secret,
  serviceEnvironment,
  statefulServiceEnvironment,
  type StatefulServiceEnvironment,
} from './environment/service-environment.js';
export { CodedError } from './errors/coded-error.js';
export { fieldErrors } from './errors/field-errors.js';
export { ProblemFilter } from './errors/problem.filter.js';
export { brokerCheck } from './health/broker-check.js';
export { databaseCheck } from './health/database-check.js';
export type { ReadinessCheck } from './health/health.controller.js';
export { healthModule, type HealthOptions } from './health/health.module.js';
export { HourlyTask } from './housekeeping/hourly-task.js';
export { AdminId } from './http/admin-id.decorator.js';
export { JobProducer } from './job-queue/job-producer.js';
export { jobQueueBackend, type JobQueueBackend } from './job-queue/job-queue-backend.js';
export { jobQueueVariables, type JobQueueEnvironment } from './job-queue/job-queue-environment.js';
export { JobWorker, type JobQueueFigures, type JobWorkerOptions } from './job-queue/job-worker.js';
export { useServiceLogger } from './logging/use-service-logger.js';
export {
  Metrics,
  type Counter,
  type GaugeSample,
  type Histogram,
  type HistogramDefinition,
  type MetricDefinition,
} from './metrics/metrics.js';
export { durationBuckets, measureRequests, requestDuration } from './metrics/measure-requests.js';
export { metricsOf, startMetrics, type RunningMetrics } from './metrics/start-metrics.js';
export { handleParked } from './parked/handle-parked.js';
export { parkedCommand, parkedUsage, type ParkedCommand } from './parked/parked-command.js';
