import { once } from 'node:events';
import { createServer } from 'node:http';
import { Histogram, Registry, collectDefaultMetrics } from 'prom-client';
import type { MeasureRequest } from './measure-requests.js';

/**
 * For a process of the web server's own: tells Prometheus on GET /metrics of an address apart from the pages', under the
 * names of libs/service-kit. Rejects where the port is taken.
 */
export async function tellMetrics(port: number, host: string): Promise<MeasureRequest> {
  const registry = new Registry();
  registry.setDefaultLabels({ service: 'web' });
  collectDefaultMetrics({ register: registry });
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'From the arrival of a request until its answer was sent, by the pattern of its route',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers: [registry],
  });
  const server = createServer((request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') {
      response.writeHead(404).end();
      return;
    }
    void registry
      .metrics()
      .then((text) => response.writeHead(200, { 'content-type': registry.contentType }).end(text));
  });
  server.listen(port, host);
  await once(server, 'listening');
  // A process that has closed its pages is not kept by who looks at it.
  server.unref();
  return (labels, seconds) => duration.observe(labels, seconds);
}
