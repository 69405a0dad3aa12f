import process from 'node:process';
import { createApp } from './app.js';
import { readListenAddress } from './environment.js';

const { port, host } = readListenAddress(process.env);
const app = await createApp(process.env);

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    void app.close();
  });
}

await app.listen(port, host);
