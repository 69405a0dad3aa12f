import { currentCorrelationId } from '@chauffeur/messaging';
import type { LoggerService } from '@nestjs/common';
import { pino, type Logger as PinoLogger } from 'pino';

/** Nest's logger on pino: one JSON object a line, with the correlation id of the request, event or job in hand. */
export class ServiceLogger implements LoggerService {
  private readonly pino: PinoLogger;

  constructor(service: string, level: string) {
    this.pino = pino({
      level,
      base: { service },
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
      mixin: () => {
        const correlationId = currentCorrelationId();
        return correlationId ? { correlationId } : {};
      },
    });
  }

  log(message: unknown, ...rest: unknown[]): void {
    this.write('info', message, rest);
  }
  error(message: unknown, ...rest: unknown[]): void {
    this.write('error', message, rest);
  }
  warn(message: unknown, ...rest: unknown[]): void {
    this.write('warn', message, rest);
  }
  debug(message: unknown, ...rest: unknown[]): void {
    this.write('debug', message, rest);
  }
  verbose(message: unknown, ...rest: unknown[]): void {
    this.write('trace', message, rest);
  }
  fatal(message: unknown, ...rest: unknown[]): void {
    this.write('fatal', message, rest);
  }

  /** Nest gives the message first and the context's name last; an error or its stack may stand between. */
  private write(
    level: 'trace' | 'debug' | 'info' | 'warn' | 'error' | 'fatal',
    message: unknown,
    rest: unknown[],
  ) {
    const last = rest.at(-1);
    const context = typeof last === 'string' && !last.includes('\n') ? last : undefined;
    const details = (context === undefined ? rest : rest.slice(0, -1)).filter((part) => part !== undefined);
    const error = [message, ...details].find((part) => part instanceof Error);
    const stack = details.find((part): part is string => typeof part === 'string' && part.includes('\n'));
    const fields = {
      ...(context ? { context } : {}),
      ...(error ? { err: error } : stack ? { stack } : {}),
      ...(isRecord(message) && !error ? message : {}),
    };
    this.pino[level](
      fields,
      message instanceof Error ? message.message : isRecord(message) ? '' : String(message),
    );
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !(value instanceof Error);
}
