import type { FastifyInstance } from 'fastify';
import type { AskGateway } from './ask-gateway.js';

/** Liveness says that the process answers; readiness that the gateway behind it does. */
export function serveHealth(app: FastifyInstance, askGateway: AskGateway): void {
  app.get('/health/live', () => ({ status: 'ok' }));
  app.get('/health/ready', async (_request, reply) => {
    const isReady = await isGatewayUp(askGateway);
    return reply.code(isReady ? 200 : 503).send({
      status: isReady ? 'ok' : 'error',
      details: { gateway: { status: isReady ? 'up' : 'down' } },
    });
  });
}

async function isGatewayUp(askGateway: AskGateway): Promise<boolean> {
  try {
    const answer = await askGateway('/health/live', {});
    await answer.json();
    return answer.ok;
  } catch {
    return false;
  }
}
