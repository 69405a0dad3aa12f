import { createTestDatabase, startRabbitMQ, type PrivateServer } from '@chauffeur/private-servers';
import { receiveTraces, type ReceivedSpan, type TraceReceiver } from '@chauffeur/tracing/testing';
import { runInService, SpanKind, startTracing, traced, type Tracing } from '@chauffeur/tracing';
import type { INestApplication } from '@nestjs/common';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { InProcessEventBus, type MessagingOptions } from '../index.js';
import { createLedgerApp } from '../testing/ledger.app.js';
import { rideEvent } from '../testing/ride-event.js';
import { createRidesApp } from '../testing/rides.app.js';
import { RidesLedger } from '../testing/rides-ledger.js';

const event = rideEvent('requested', ['ledger.record-ride']);

describe.each(['rabbitmq', 'in-process'] as const)('the trace of an event over %s', (kind) => {
  let broker: PrivateServer | undefined;
  let ledger: RidesLedger;
  let receiver: TraceReceiver;
  let tracings: (Tracing | undefined)[] = [];
  const apps: INestApplication[] = [];

  beforeAll(async () => {
    [receiver, ledger] = await Promise.all([receiveTraces(), RidesLedger.create(createTestDatabase)]);
    process.env['OTEL_EXPORTER_OTLP_ENDPOINT'] = receiver.url;
    process.env['OTEL_BSP_SCHEDULE_DELAY'] = '50';
    tracings = await Promise.all(
      ['rides', 'ledger'].map((service) => startTracing(service, () => undefined)),
    );
    const transport = await openTransport();
    const { ledgerUrl: databaseUrl, ridesUrl } = ledger;
    apps.push(
      await runInService('rides', () => createRidesApp(ridesUrl, transport)),
      await runInService('ledger', () =>
        createLedgerApp({ databaseUrl, service: 'ledger', transport, event }),
      ),
    );
  });

  afterAll(async () => {
    await Promise.all(apps.map((app) => app.close()));
    await Promise.all(tracings.map(async (tracing) => tracing?.stop()));
    delete process.env['OTEL_EXPORTER_OTLP_ENDPOINT'];
    await receiver.stop();
    await ledger.drop();
    await broker?.stop();
  });

  async function openTransport(): Promise<MessagingOptions['transport']> {
    if (kind === 'in-process') return { kind, bus: new InProcessEventBus() };
    broker = await startRabbitMQ();
    return { kind, url: broker.url };
  }

  const named = (name: string) => (span: ReceivedSpan) => span.name === name;

  it('leads from the producer through outbox and relay to the reaction', async () => {
    const { effects } = await ledger.effects();
    await runInService('rides', () =>
      traced('POST /rides', { kind: SpanKind.SERVER }, () => ledger.request(event, [1])),
    );
    await ledger.untilEffects(effects + 1);
    const names = [
      'POST /rides',
      'create ride.requested.v1',
      'publish ride.requested.v1',
      'process ledger.record-ride',
    ];
    const inOneTrace = (all: readonly ReceivedSpan[]) => {
      const traceId = all.find(named('POST /rides'))?.traceId;
      return names.map((name) => all.find((span) => span.traceId === traceId && span.name === name));
    };
    const spans = await receiver.untilSpans((all) => inOneTrace(all).every(Boolean));
    const [request, create, publish, process] = inOneTrace(spans);
    expect(request).toMatchObject({ service: 'rides', parentSpanId: undefined });
    expect(create).toMatchObject({ service: 'rides', kind: 'producer', parentSpanId: request?.spanId });
    expect(publish).toMatchObject({ service: 'rides', kind: 'client', parentSpanId: create?.spanId });
    expect(process).toMatchObject({ service: 'ledger', kind: 'consumer', parentSpanId: create?.spanId });
    expect(process?.attributes).toMatchObject({
      'messaging.system': kind === 'rabbitmq' ? 'rabbitmq' : 'in_process',
      'messaging.destination.name': 'ride.requested.v1:ledger.record-ride',
      'messaging.message.id': create?.attributes['messaging.message.id'],
      'messaging.message.conversation_id': 'ride-1',
    });
  });

  it('begins with the reaction if older code wrote the event, which still arrives', async () => {
    const { effects } = await ledger.effects();
    await ledger.rides.query(
      `INSERT INTO outbox (id, routing_key, payload, reactions, correlation_id)
       VALUES (gen_random_uuid(), 'ride.requested.v1', '{"ride":2}', '{ledger.record-ride}', 'of-older-code')`,
    );
    await ledger.untilEffects(effects + 1);
    const ofOlderCode = ({ attributes }: ReceivedSpan) =>
      attributes['messaging.message.conversation_id'] === 'of-older-code';
    const spans = await receiver.untilSpans((all) => all.some(ofOlderCode));
    expect(spans.filter(ofOlderCode)).toEqual([
      expect.objectContaining({ name: 'process ledger.record-ride', parentSpanId: undefined }),
    ]);
  });
});
