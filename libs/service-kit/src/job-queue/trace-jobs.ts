import {
  context,
  contextFrom,
  currentTraceparent,
  isTracing,
  SpanKind,
  trace,
  traced,
  type Context,
} from '@chauffeur/tracing';
import type { Job, JobsOptions } from 'bullmq';

/** The part of a job's options in which BullMQ keeps the context that the job comes from. */
export type JobTrace = Pick<JobsOptions, 'telemetry'>;

const system = { 'messaging.system': 'bullmq' };

/** Adds a job in a span, whose context goes with the job. */
export function traceAdding(
  queue: string,
  id: string,
  add: (trace: JobTrace) => Promise<void>,
): Promise<void> {
  if (!isTracing()) return add({});
  const attributes = {
    ...system,
    'messaging.operation.name': 'add',
    'messaging.operation.type': 'send',
    'messaging.destination.name': queue,
    'messaging.message.id': id,
  };
  return traced(`add ${queue}`, { kind: SpanKind.PRODUCER, attributes }, () =>
    add({ telemetry: { metadata: JSON.stringify({ traceparent: currentTraceparent() }) } }),
  );
}

/** Works on a job in a span, child of the one that added it; each attempt has its own. */
export function traceJob(job: Job, work: () => Promise<void>): Promise<void> {
  if (!isTracing()) return work();
  const attributes = {
    ...system,
    'messaging.operation.name': 'process',
    'messaging.operation.type': 'process',
    'messaging.destination.name': job.queueName,
    ...(job.id !== undefined && { 'messaging.message.id': job.id }),
    'chauffeur.job.attempt': job.attemptsMade + 1,
  };
  return traced(
    `process ${job.queueName}`,
    { kind: SpanKind.CONSUMER, attributes, parent: contextOf(job) },
    work,
  );
}

function contextOf(job: Job): Context {
  const own = trace.deleteSpan(context.active());
  try {
    const { traceparent } = JSON.parse(job.opts.telemetry?.metadata ?? '{}') as { traceparent?: unknown };
    return contextFrom(traceparent, own);
  } catch {
    return own;
  }
}
