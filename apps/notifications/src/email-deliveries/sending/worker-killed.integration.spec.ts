import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { eventually } from '../../testing/eventually.js';
import { emailOf, WorkerTestEnvironment } from '../../testing/worker-test-environment.js';

describe.each([
  { kind: 'redis', count: 200, kills: 3 },
  { kind: 'postgresql', count: 60, kills: 1 },
] as const)('a worker on $kind that is killed', ({ kind, count, kills }) => {
  let environment: WorkerTestEnvironment;
  const workers: ChildProcess[] = [];

  beforeEach(async () => {
    environment = await WorkerTestEnvironment.open(kind === 'redis' ? 13 : undefined);
  });

  afterEach(async () => {
    for (const worker of workers.splice(0)) await killNow(worker);
    await environment.close();
  });

  function startWorker(): ChildProcess {
    const program = fileURLToPath(new URL('../../worker.main.js', import.meta.url));
    const worker = spawn(process.execPath, [program], {
      env: { ...environment.variables, SMTP_URL: environment.mailServer.url },
      stdio: 'ignore',
    });
    workers.push(worker);
    return worker;
  }

  /** Ids of the deliveries that are sent, according to the delivery log. */
  const sentDeliveries = (): Promise<unknown[]> =>
    environment.dataSource.query(`SELECT id FROM email_deliveries WHERE status = 'sent'`);

  async function killNow(worker: ChildProcess): Promise<void> {
    if (worker.exitCode !== null || worker.signalCode !== null) return;
    const ended = once(worker, 'exit');
    worker.kill('SIGKILL');
    await ended;
  }

  it('loses no email: another worker takes over those in flight', async () => {
    const emails = Array.from({ length: 20 }, () => emailOf());
    environment.mailServer.answerNext(
      'accept',
      'accept',
      'silence',
      'silence',
      'silence',
      'silence',
      'silence',
    );
    const worker = startWorker();
    for (const email of emails) await environment.send(email);
    await eventually(() => expect(environment.mailServer.offered).toBeGreaterThanOrEqual(7), 180_000);
    await killNow(worker);

    startWorker();
    await eventually(async () => {
      expect(await sentDeliveries()).toHaveLength(emails.length);
    }, 600_000);

    expect(environment.mailServer.accepted).toHaveLength(emails.length);
    expect(new Set(environment.mailServer.accepted.map(({ email }) => email.messageId))).toEqual(
      new Set(emails.map(({ deliveryId }) => `<${deliveryId}@example.com>`)),
    );
  }, 600_000);

  it(`loses none of ${count} emails when it is killed ${kills} times at work`, async () => {
    const emails = Array.from({ length: count }, () => emailOf());
    environment.mailServer.answerNext(...emails.map(() => ({ acceptAfterMs: 30 })));
    for (const email of emails) await environment.send(email);
    for (let kill = 1; kill <= kills; kill++) {
      const worker = startWorker();
      await eventually(
        () => expect(environment.mailServer.offered).toBeGreaterThanOrEqual(kill * 40),
        180_000,
      );
      await killNow(worker);
    }
    startWorker();
    const ids = () => new Set(environment.mailServer.accepted.map(({ email }) => email.messageId));
    await eventually(() => expect(ids().size).toBe(emails.length), 240_000);
    await eventually(async () => {
      expect(await sentDeliveries()).toHaveLength(emails.length);
    }, 120_000);
    // Those in flight at the kill may arrive twice, under the same Message-ID.
    expect(environment.mailServer.accepted.length - emails.length).toBeLessThanOrEqual(kills * 5);
  }, 1_200_000);
});
