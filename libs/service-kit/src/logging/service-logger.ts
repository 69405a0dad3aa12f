import { currentCorrelationId } from '@chauffeur/messaging';
import { isTracing, traceFields } from '@chauffeur/tracing';
import { Logger, type LoggerService } from '@nestjs/common';
import { pino, type DestinationStream, type Level, type Logger as PinoLogger } from 'pino';
import { maskAddresses } from './mask-addresses.js';
import { loggableError, loggableMessage } from './loggable-error.js';

/** Contexts of Nest's logs about its own wiring, logged at level trace. */
const wiring = new Set([
  'InstanceLoader',
  'NestFactory',
  'RouterExplorer',
  'RoutesResolver',
  // Warns about a second data source of the same name in one process. Services that share a process are separate
  // applications with a data source each, so that this is normal.
  'DataSourceNameRegistry',
]);

/**
 * Nest's logger on pino: a JSON object per line, with correlation id and trace of the current request, event or job. Lines may
 * contain ids and references of people, but no names and addresses (docs/privacy.md).
 */
export class ServiceLogger implements LoggerService {
  readonly log = this.writeAs('info');
  readonly error = this.writeAs('error');
  readonly warn = this.writeAs('warn');
  readonly debug = this.writeAs('debug');
  readonly verbose = this.writeAs('trace');
  readonly fatal = this.writeAs('fatal');
  private readonly pino: PinoLogger;

  /** @param destination standard output by default */
  constructor(service: string, level: string, destination: DestinationStream = pino.destination(1)) {
    this.pino = pino(
      {
        level,
        base: { service },
        timestamp: pino.stdTimeFunctions.isoTime,
        formatters: { level: (label) => ({ level: label }) },
        serializers: { err: (error: unknown) => loggableError(error) },
        hooks: { streamWrite: maskAddresses },
        mixin: () => {
          const correlationId = currentCorrelationId();
          return { ...(correlationId && { correlationId }), ...(isTracing() && traceFields()) };
        },
      },
      destination,
    );
  }

  /** Drops all further lines. */
  mute(): void {
    this.pino.level = 'silent';
  }

  /** Nest passes the message first and the context's name last, with an error or its stack in between. */
  private writeAs(level: Level) {
    return (message: unknown, ...rest: unknown[]): void => {
      const last = rest.at(-1);
      const context = typeof last === 'string' && !last.includes('\n') ? last : undefined;
      const details = (context === undefined ? rest : rest.slice(0, -1)).filter((part) => part !== undefined);
      const error = [message, ...details].find((part) => part instanceof Error);
      const stack = details.find((part): part is string => typeof part === 'string' && part.includes('\n'));
      const fields = {
        ...(context ? { context } : {}),
        ...(error ? { err: error } : stack ? { stack } : {}),
        ...(isRecord(message) ? message : {}),
      };
      const shownAs = context !== undefined && wiring.has(context) && level !== 'error' ? 'trace' : level;
      this.pino[shownAs](
        fields,
        message instanceof Error ? loggableMessage(message) : isRecord(message) ? '' : String(message),
      );
    };
  }
}

let current: ServiceLogger | undefined;

/** Returns the process's logger: Nest has only one. If services share a process, the first call (by the host) names it. */
export function useServiceLogger(service: string, level: string): ServiceLogger {
  if (!current) {
    current = new ServiceLogger(service, level);
    Logger.overrideLogger(current);
  }
  return current;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !(value instanceof Error);
}
