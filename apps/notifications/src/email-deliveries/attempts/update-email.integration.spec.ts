import { describe, expect, it } from '@jest/globals';
import { openBeforeEachTest } from '../../testing/open-before-each-test.js';
import { emailOf, WorkerTestEnvironment } from '../../testing/worker-test-environment.js';
import { updateEmail } from './update-email.js';

describe('an email that is updated for an attempt', () => {
  let environment: WorkerTestEnvironment;

  openBeforeEachTest(async (database) => {
    environment = await WorkerTestEnvironment.open(undefined, database);
    return environment;
  });

  it('is stored, but not over that of a round which staff have begun meanwhile', async () => {
    const { manager } = environment.dataSource;
    const email = emailOf({ variables: { fee: '$27.50' } });
    const present = {
      presentEmail: 'right@example.com',
      presentLink: null,
      presentFee: { feeDueUsd: 10, paidUsd: 0 },
    };
    const stored = async () => {
      const [row] = await manager.query<{ recipient: string; fee: string }[]>(
        `SELECT recipient, job->'variables'->>'fee' AS fee FROM email_deliveries WHERE id = $1`,
        [email.deliveryId],
      );
      return row;
    };
    await environment.plan({ ...email, round: 2 });
    expect(await updateEmail(manager, email, present)).toMatchObject({ to: 'right@example.com' });
    expect(await stored()).toEqual({ recipient: email.to, fee: '$27.50' });
    await updateEmail(manager, { ...email, round: 2 }, present);
    expect(await stored()).toEqual({ recipient: 'right@example.com', fee: '$10' });
  });
});
