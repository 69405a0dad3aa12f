import {
  context,
  contextFromTraceparent,
  currentTraceparent,
  SpanKind,
  trace,
  traced,
  type Context,
} from '@chauffeur/tracing';
import type { Job, JobsOptions } from 'bullmq';

export type JobTrace = Pick<JobsOptions, 'telemetry'>;

/** Adds a job in a span, and passes its context on with the job. */
export function traceAdding(
  queue: string,
  id: string,
  add: (trace: JobTrace) => Promise<void>,
): Promise<void> {
  const work = { kind: SpanKind.PRODUCER, attributes: attributesOf('add', 'send', queue, id) };
  return traced(`add ${queue}`, work, () => {
    const traceparent = currentTraceparent();
    return add(traceparent ? { telemetry: { metadata: JSON.stringify({ traceparent }) } } : {});
  });
}

/** Runs an attempt at a job in a span of its own, a child of the span that added the job. */
export function traceJob(job: Job, work: () => Promise<void>): Promise<void> {
  const attributes = {
    ...attributesOf('process', 'process', job.queueName, job.id),
    'chauffeur.job.attempt': job.attemptsMade + 1,
  };
  return traced(
    `process ${job.queueName}`,
    { kind: SpanKind.CONSUMER, attributes, parent: contextOf(job) },
    work,
  );
}

function attributesOf(operation: string, type: string, queue: string, id: string | undefined) {
  return {
    'messaging.system': 'bullmq',
    'messaging.operation.name': operation,
    'messaging.operation.type': type,
    'messaging.destination.name': queue,
    ...(id !== undefined && { 'messaging.message.id': id }),
  };
}

function contextOf(job: Job): Context {
  const own = trace.deleteSpan(context.active());
  try {
    const { traceparent } = JSON.parse(job.opts.telemetry?.metadata ?? '{}') as { traceparent?: unknown };
    return contextFromTraceparent(traceparent, own);
  } catch {
    return own;
  }
}
