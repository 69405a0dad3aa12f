import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Logger } from '@nestjs/common';
import type { ProcessMetrics } from './process-metrics.js';

/** Milliseconds. */
const requestTimeout = 10_000;

/** GET /metrics and nothing else, on an address of its own: what it tells is not for the public. */
export class MetricsListener {
  private readonly logger = new Logger('Metrics');
  private readonly server = createServer({ requestTimeout }, (request, response) => {
    void this.answer(request, response);
  });

  constructor(private readonly metrics: Pick<ProcessMetrics, 'scrape' | 'contentType'>) {}

  async listen(port: number, host: string): Promise<string> {
    this.server.listen(port, host);
    await once(this.server, 'listening');
    // A process that has ended its work is not kept by who looks at it.
    this.server.unref();
    const { port: taken } = this.server.address() as AddressInfo;
    return `http://${host.includes(':') ? `[${host}]` : host}:${taken}/metrics`;
  }

  async close(): Promise<void> {
    const closed = once(this.server, 'close');
    this.server.close();
    this.server.closeAllConnections();
    await closed;
  }

  private async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (request.method !== 'GET' || request.url?.split('?')[0] !== '/metrics') {
      response.writeHead(404).end();
      return;
    }
    try {
      const text = await this.metrics.scrape();
      response.writeHead(200, { 'content-type': this.metrics.contentType }).end(text);
    } catch (error) {
      this.logger.error(error);
      response.writeHead(500).end();
    }
  }
}
