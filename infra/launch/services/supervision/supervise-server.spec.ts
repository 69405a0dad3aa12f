import { expect, it } from '@jest/globals';
import { superviseServer } from './supervise-server.ts';

it('starts a private server again that ended by itself, also after a start that failed, until the product stops', async () => {
  const restarts = [new Error('no space left'), undefined];
  const lines: string[] = [];
  const log = (line: string) => lines.push(line);
  const server = {
    ended: () => Promise.resolve('SIGKILL'),
    restart: () => {
      const problem = restarts.shift();
      return problem ? Promise.reject(problem) : Promise.resolve();
    },
  };
  await superviseServer(server, () => restarts.length === 0, log);
  expect(lines).toEqual(['ended (SIGKILL)', 'Error: no space left', 'ended (SIGKILL)', 'started again']);
});
