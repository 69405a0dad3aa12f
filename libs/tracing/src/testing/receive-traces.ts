import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { spansOf, type ReceivedSpan } from './spans-of.js';

export type { ReceivedSpan };

/** A collector of traces for tests: OTLP over HTTP, as JSON. */
export type TraceReceiver = {
  /** Value for OTEL_EXPORTER_OTLP_ENDPOINT. */
  url: string;
  /** All spans so far, in the order of their arrival. */
  spans: ReceivedSpan[];
  /** Waits until `isWhole` is true for the received spans and returns them; throws an Error with them after `limit` ms. */
  untilSpans: (
    isWhole: (spans: readonly ReceivedSpan[]) => boolean,
    limit?: number,
  ) => Promise<ReceivedSpan[]>;
  stop: () => Promise<void>;
};

export async function receiveTraces(): Promise<TraceReceiver> {
  const spans: ReceivedSpan[] = [];
  const server = createServer((request, response) => {
    void (async () => {
      spans.push(...spansOf(await json(request)));
      response.setHeader('content-type', 'application/json').end('{}');
    })();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    spans,
    async untilSpans(isWhole, limit = 20_000) {
      const end = Date.now() + limit;
      while (!isWhole(spans) && Date.now() < end) await sleep(50);
      if (isWhole(spans)) return [...spans];
      const received = spans.map(({ service, name, spanId, parentSpanId }) =>
        [service, name, spanId, parentSpanId ?? 'root'].join(' '),
      );
      throw new Error(`not all spans came within ${limit} ms:\n${received.join('\n')}`);
    },
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
