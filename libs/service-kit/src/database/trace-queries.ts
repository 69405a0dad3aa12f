import { errorType, markFailed, SpanKind, trace, tracer } from '@chauffeur/tracing';
import { EventSubscriber, type EntitySubscriberInterface, type QueryRunner } from 'typeorm';
import type { AfterQueryEvent, BeforeQueryEvent } from 'typeorm/subscriber/event/QueryEvent.js';
import { describeQuery, queryAttributes } from './describe-query.js';

/** Adds a span for each query that is part of a trace; a relay that only polls adds none. */
@EventSubscriber()
export class TraceQueries implements EntitySubscriberInterface {
  private readonly begun = new WeakMap<QueryRunner, number>();

  beforeQuery({ queryRunner }: BeforeQueryEvent): void {
    this.begun.set(queryRunner, now());
  }

  afterQuery({ query, queryRunner, dataSource, success, error }: AfterQueryEvent): void {
    if (!trace.getActiveSpan()?.isRecording()) return;
    const described = describeQuery(query);
    const span = tracer.startSpan(described.summary, {
      kind: SpanKind.CLIENT,
      startTime: this.begun.get(queryRunner) ?? now(),
      attributes: queryAttributes(described, dataSource.driver.database),
    });
    if (!success) markFailed(span, errorType(error));
    span.end();
  }
}

/** Milliseconds since 1970, with fractions. */
function now(): number {
  return performance.timeOrigin + performance.now();
}
