import { expect, it } from '@jest/globals';
import { startGateway } from '../start-gateway.fixture.js';

it('live updates end when the gateway stops', async () => {
  // In its own file: with two gateways in one process, the one started last verifies the tokens of both.
  const gateway = await startGateway((_request, response) => response.end());
  const response = await fetch(`${gateway.address}/api/admin/events`, {
    headers: { authorization: `Bearer ${gateway.token()}` },
  });
  const [text] = await Promise.all([response.text(), gateway.stop()]);
  expect(text).toBe(': connected\n\n');
});
