import { bookingCreated } from '@chauffeur/contracts/events/booking-events';
import { contactSettingsChanged } from '@chauffeur/contracts/events/catalogue-events';
import { SpanKind, startTracing, traced, type Tracing } from '@chauffeur/tracing';
import { receiveTraces, type TraceReceiver } from '@chauffeur/tracing/testing';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { eventually } from '../../testing/eventually.js';
import { NotificationsTestEnvironment } from '../../testing/notifications-test-environment.js';

let receiver: TraceReceiver;
let tracing: Tracing | undefined;
let environment: NotificationsTestEnvironment;

beforeAll(async () => {
  receiver = await receiveTraces();
  process.env['OTEL_EXPORTER_OTLP_ENDPOINT'] = receiver.url;
  tracing = await startTracing('notifications', () => undefined);
  environment = await NotificationsTestEnvironment.open('postgresql');
});

afterAll(async () => {
  await environment.close();
  await tracing?.stop();
  delete process.env['OTEL_EXPORTER_OTLP_ENDPOINT'];
  await receiver.stop();
});

it('continues the trace of the booking when settings arrive after it', async () => {
  await environment.start({ EMAIL_SWEEP_SECONDS: '3600' });
  const work = { kind: SpanKind.SERVER };
  const traceId = await traced('POST /bookings', work, async (span) => {
    await environment.publisher.publish(bookingCreated, bookingCreated.example);
    return span.spanContext().traceId;
  });
  await environment.handled();
  const waiting = await environment.deliveries();
  expect(new Set(waiting.map(({ status }) => status))).toEqual(new Set(['waiting']));

  await traced('PUT /site', work, () =>
    environment.publisher.publish(contactSettingsChanged, contactSettingsChanged.example),
  );
  const parents = `SELECT split_part(job->>'traceparent', '-', 2) AS trace FROM email_deliveries`;
  await eventually(async () => {
    const { rows } = await environment.client.query<{ trace: string | null }>(parents);
    expect(rows.map(({ trace }) => trace)).toEqual(waiting.map(() => traceId));
  });
});
