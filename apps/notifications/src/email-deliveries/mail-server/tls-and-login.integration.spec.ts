import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { generate } from 'selfsigned';
import { eventually } from '../../testing/eventually.js';
import { openBeforeEachTest } from '../../testing/open-before-each-test.js';
import { emailOf, WorkerTestEnvironment } from '../../testing/worker-test-environment.js';

/** Does what NODE_EXTRA_CA_CERTS does at the start of a process. */
const usual = getCACertificates('default');
const trust = (certificate: string) => setDefaultCACertificates([...usual, certificate]);

describe.each(['start', 'STARTTLS'] as const)('a mail server with TLS from %s', (from) => {
  let environment: WorkerTestEnvironment;
  let certificate: string;
  let key: string;

  beforeAll(async () => {
    const made = await generate([{ name: 'commonName', value: 'mail.example' }], {
      keyType: 'ec',
      extensions: [
        { name: 'basicConstraints', cA: true },
        { name: 'subjectAltName', altNames: [{ type: 7, ip: '127.0.0.1' }] },
      ],
    });
    certificate = made.cert;
    key = made.private;
  });

  openBeforeEachTest(async (database) => {
    environment = await WorkerTestEnvironment.open(undefined, database);
    return environment;
  });

  beforeEach(async () => {
    const { mailServer } = environment;
    await mailServer.stop();
    mailServer.tls = { key, cert: certificate, from };
    mailServer.login = { user: 'rides@example.com', password: 'p@ss/word' };
    await mailServer.start();
  });

  afterEach(() => setDefaultCACertificates(usual));

  const urlWith = (password: string) =>
    environment.mailServer.url.replace('://', `://rides%40example.com:${encodeURIComponent(password)}@`);

  it('takes an email over TLS from one with the right password', async () => {
    trust(certificate);
    await environment.start({ SMTP_URL: urlWith('p@ss/word') });
    const email = emailOf();
    await environment.send(email);
    expect(await environment.outcomesOf(email)).toEqual(['sent']);
    expect(environment.mailServer.acceptedOverTls).toBe(1);
  });

  it('delays an email while the password is wrong, reports it, and sends the email once with the right one', async () => {
    trust(certificate);
    await environment.start({ SMTP_URL: urlWith('wrong') });
    const email = emailOf();
    await environment.send(email);
    expect((await environment.outcomesOf(email, 2)).slice(0, 2)).toEqual(['willRetry', 'willRetry']);
    const [attempt] = await environment.attemptsOf(email);
    expect(attempt?.server_answer).toBe('535 wrong password');
    expect(environment.mailServer.offered).toBe(0);

    await environment.restart({ SMTP_URL: urlWith('p@ss/word') });
    await eventually(async () => expect((await environment.outcomesOf(email)).at(-1)).toBe('sent'));
    expect(environment.mailServer.accepted).toHaveLength(1);
  });

  it('sends neither password nor email to a server with a self-signed certificate', async () => {
    await environment.start({ SMTP_URL: urlWith('p@ss/word') });
    const email = emailOf();
    await environment.send(email);
    expect((await environment.outcomesOf(email)).at(0)).toBe('willRetry');
    const [attempt] = await environment.attemptsOf(email);
    expect(attempt?.server_answer).toMatch(/self-signed certificate|unable to verify/);
    expect([environment.mailServer.loginsTried, environment.mailServer.offered]).toEqual([0, 0]);
  });

  it('sends both when the operator disables the check of the certificate', async () => {
    await environment.start({ SMTP_URL: `${urlWith('p@ss/word')}?tls.rejectUnauthorized=false` });
    const email = emailOf();
    await environment.send(email);
    expect(await environment.outcomesOf(email)).toEqual(['sent']);
    expect(environment.mailServer.acceptedOverTls).toBe(1);
  });
});
