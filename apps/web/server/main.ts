import process from 'node:process';
import { setTimeout as pause } from 'node:timers/promises';
import { createApp } from './app.js';
import { readListenAddress } from './environment.js';
import { tellMetrics } from './tell-metrics.js';

const { port, host, leaveSeconds, metricsPort } = readListenAddress(process.env);
const measureRequest = metricsPort === undefined ? undefined : await tellMetrics(metricsPort, host);
const app = await createApp(process.env, { measureRequest });

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
