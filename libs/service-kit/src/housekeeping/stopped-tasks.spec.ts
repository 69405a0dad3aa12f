import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, it } from '@jest/globals';
import type { DynamicModule } from '@nestjs/common';
import { createServiceApp } from '../application/service-app.js';
import { RecurringTask } from './recurring-task.js';

/** Milliseconds that an attempt needs to end. */
const endsAfterMs = 200;

/** A task whose only attempt ends some time after its signal. */
class SlowTask extends RecurringTask {
  protected readonly intervalMs = 3_600_000;
  protected override readonly firstDelayMs = 0;

  constructor(private readonly ended: string[]) {
    super();
  }

  protected async run(): Promise<void> {
    await once(this.ending, 'abort');
    this.ended.push('ending');
    await pause(endsAfterMs);
    this.ended.push('ended');
  }
}

it('the tasks of all modules end together when their service is closed', async () => {
  const ended: string[] = [];
  const modules = ['one', 'another', 'a third'].map((name): DynamicModule => ({
    module: class TaskModule {},
    providers: [{ provide: name, useValue: new SlowTask(ended) }],
  }));
  const app = await createServiceApp({
    name: 'small',
    module: { module: class SmallModule {}, imports: modules },
    environment: { LOG_LEVEL: 'silent' },
    isPublic: true,
    hasEvents: false,
  });
  await app.listen(0, '127.0.0.1');
  await app.close();
  expect(ended).toEqual(['ending', 'ending', 'ending', 'ended', 'ended', 'ended']);
});
