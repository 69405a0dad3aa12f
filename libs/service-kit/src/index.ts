// Imported first, so that it runs before packages are loaded.
import './application/own-source-maps.js';
export { eventsModule, type ServiceAdapters } from './application/events.module.js';
export { runService } from './application/run-service.js';
export { createServiceApp, type ServiceApp, type ServiceAppOptions } from './application/service-app.js';
export { csvFile, type CsvColumn } from './csv/csv-stream.js';
export { databaseModule, type DatabaseOptions } from './database/database.module.js';
export { likeLiteral } from './database/like-literal.js';
export { numericColumn } from './database/numeric-column.js';
export { runPrepared, type PreparedStatement } from './database/prepared-statement.js';
export { RecordEntity } from './database/record.entity.js';
export { lockVersion, requireVersion } from './database/record-version.js';
export { throwOnViolation } from './database/throw-on-violation.js';
export { SnakeNamingStrategy } from './database/snake-naming-strategy.js';
export { retentionVariables } from './environment/retention-variables.js';
export { isLoopback } from './environment/is-loopback.js';
export { publicUrl } from './environment/public-url.js';
export {
  isAllowedInEnvironment,
  EnvironmentError,
  flag,
  readEnvironment,
  rejectedInProductionMessage,
  secret,
  serviceEnvironment,
  statefulServiceEnvironment,
  type ProductionException,
} from './environment/service-environment.js';
export { CodedError, codedFieldError } from './errors/coded-error.js';
export { fieldErrors } from './errors/field-errors.js';
export { ProblemFilter } from './errors/problem.filter.js';
export { brokerCheck, databaseCheck, healthModule } from './health/health.module.js';
export { HourlyTask } from './housekeeping/hourly-task.js';
export { RecurringTask } from './housekeeping/recurring-task.js';
export { AdminId } from './http/admin-id.decorator.js';
export { isDecodable } from './http/decodable-url.js';
export {
  RemovedRecordReporter,
  type ReportRemovedRecord,
  type RemovedRecord,
} from './http/removed-record-reporter.decorator.js';
export { UnrecordedRoute } from './http/unrecorded-route.decorator.js';
export { IdempotencyKey } from './idempotency/idempotency-key.decorator.js';
export { requestHash } from './idempotency/request-hash.js';
export { localeTexts } from './locales/locale-texts.js';
export { useServiceLogger } from './logging/service-logger.js';
export { logThrottle } from './logging/log-throttle.js';
export { warnOnceAMinute } from './logging/warn-once-a-minute.js';
export { durationBuckets } from './metrics/measure-requests.js';
export { scrapedGauges } from './metrics/scraped-gauges.js';
export { readMetric, serviceRegistry, startMetrics, type RunningMetrics } from './metrics/start-metrics.js';
export { Counter, Histogram, Registry } from 'prom-client';
export { handleDeadLetters } from './operators/handle-dead-letters.js';
export { runOperatorCommand, type OperatorCommand } from './operators/run-operator-command.js';
export { deadLettersCommand, deadLettersUsage } from './operators/operator-command.js';
export { resolveIdempotencyKey } from './records/resolve-idempotency-key.js';
export { recordMetadataOf, recordResponseOf } from './records/record-response.js';
export { recordRoutes, type RecordRoutes } from './records/record-routes.js';
export {
  StaffRecords,
  type RecordChange,
  type RecordDefinition,
  type SaveRecord,
} from './records/staff-records.js';
export { argon2Cost } from './secrets/argon2-cost.js';
export { hashOfToken, linkVariables, LinkSecrets } from './secrets/link-secrets.js';
