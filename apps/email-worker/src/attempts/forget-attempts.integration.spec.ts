import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { DataSource } from 'typeorm';
import type { EmailWorkerEnvironment } from '../environment.js';
import { emailOf, WorkerStage } from '../testing/worker-stage.js';
import { ForgetAttempts } from './forget-attempts.js';

describe('forgetting attempts', () => {
  let stage: WorkerStage;
  let dataSource: DataSource;

  beforeEach(async () => {
    stage = await WorkerStage.open();
    dataSource = new DataSource({ type: 'postgres', url: stage.database.url });
    await dataSource.initialize();
  });

  afterEach(async () => {
    await dataSource.destroy();
    await stage.close();
  });

  it('drops what is long over, and keeps all attempts of a mail that was sent again lately', async () => {
    await stage.start();
    const [old, again, young] = [emailOf(), emailOf(), emailOf()];
    for (const email of [old, again, young]) {
      await stage.send(email);
      expect(await stage.outcomesOf(email)).toEqual(['sent']);
    }
    await stage.client.query(
      `UPDATE email_attempts SET attempted_at = now() - interval '131 days' WHERE delivery_id = ANY($1)`,
      [[old.deliveryId, again.deliveryId]],
    );
    const repeated = { ...again, round: 2 };
    await stage.send(repeated);
    expect(await stage.outcomesOf(repeated, 2)).toEqual(['sent', 'sent']);

    await new ForgetAttempts({ EMAIL_LOG_DAYS: 100 } as EmailWorkerEnvironment, dataSource).run();
    expect(await stage.attemptsOf(old)).toHaveLength(0);
    expect(await stage.attemptsOf(again)).toHaveLength(2);
    expect(await stage.attemptsOf(young)).toHaveLength(1);
  });
});
