import { createApp } from './app.js';

const app = await createApp(process.env);
const address = await app.listen();
process.stdout.write(
  `${JSON.stringify({ service: 'mailbox', msg: 'listening', address, smtp: app.smtpUrl })}\n`,
);

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    void app.close().then(() => process.exit(0));
  });
}
