import process from 'node:process';
import { setTimeout as pause } from 'node:timers/promises';
import { createApp } from './app.js';
import { readListenAddress } from './environment.js';

const { port, host, leaveSeconds } = readListenAddress(process.env);
const app = await createApp(process.env);

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void stop());
}

async function stop(): Promise<void> {
  if (leaveSeconds > 0) {
    app.leave();
    await pause(leaveSeconds * 1_000);
  }
  await app.close();
}

await app.listen(port, host);
