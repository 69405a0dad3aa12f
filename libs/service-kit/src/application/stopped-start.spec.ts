import { setTimeout as sleep } from 'node:timers/promises';
import type { Provider } from '@nestjs/common';
import { expect, it } from '@jest/globals';
import { createServiceApp } from './service-app.js';

/** Creates a service whose start takes as long as `starting`. Returns it and what it has done. */
async function createService(starting: Promise<unknown>) {
  const done: string[] = [];
  const worker: Provider = {
    provide: 'worker',
    useValue: {
      async onApplicationBootstrap() {
        done.push('works');
        await starting;
      },
      beforeApplicationShutdown: () => void done.push('finishes'),
    },
  };
  const app = await createServiceApp({
    name: 'small',
    module: { module: class SmallModule {}, providers: [worker] },
    environment: { LOG_LEVEL: 'silent' },
    isPublic: true,
    hasEvents: false,
  });
  return { app, done };
}

it('a service that is closed while it starts starts first, and then finishes its work', async () => {
  const { app, done } = await createService(sleep(200).then(() => done.push('has started')));
  const listening = app.listen(0, '127.0.0.1');
  await app.close();
  expect(await listening).toMatch(/^http:/);
  expect(done).toEqual(['works', 'has started', 'finishes']);
});

it('a service whose start waits for ever finishes what it has begun, and does not keep its process from ending', async () => {
  const { app, done } = await createService(new Promise(() => undefined));
  void app.listen(0, '127.0.0.1');
  await app.close();
  expect(done).toEqual(['works', 'finishes']);
});
