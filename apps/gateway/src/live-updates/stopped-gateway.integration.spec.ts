import { expect, it } from '@jest/globals';
import { startGateway } from '../start-gateway.fixture.js';

it('live updates end when the gateway stops', async () => {
  // In a file of its own: of two gateways in a process the last one started checks the tokens of both.
  const gateway = await startGateway((_request, response) => response.end());
  const response = await fetch(`${gateway.address}/api/admin/events`, {
    headers: { authorization: `Bearer ${gateway.token()}` },
  });
  const [text] = await Promise.all([response.text(), gateway.stop()]);
  expect(text).toBe(': connected\n\n');
});
