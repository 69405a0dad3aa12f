import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { generate } from 'selfsigned';
import { eventually } from '../testing/eventually.js';
import { emailOf, WorkerStage } from '../testing/worker-stage.js';

/** What NODE_EXTRA_CA_CERTS does at the start of a process. */
const usual = getCACertificates('default');
const trust = (certificate: string) => setDefaultCACertificates([...usual, certificate]);

describe.each(['start', 'STARTTLS'] as const)('a mail server with TLS from %s', (from) => {
  let stage: WorkerStage;
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

  beforeEach(async () => {
    stage = await WorkerStage.open();
    const { mailServer } = stage;
    await mailServer.stop();
    mailServer.tls = { key, cert: certificate, from };
    mailServer.login = { user: 'rides@example.com', password: 'p@ss/word' };
    await mailServer.start();
  });

  afterEach(async () => {
    setDefaultCACertificates(usual);
    await stage.close();
  });

  const urlWith = (password: string) =>
    stage.mailServer.url.replace('://', `://rides%40example.com:${encodeURIComponent(password)}@`);

  it('takes a mail over TLS from one with the right password', async () => {
    trust(certificate);
    await stage.start({ SMTP_URL: urlWith('p@ss/word') });
    const email = emailOf();
    await stage.send(email);
    expect(await stage.outcomesOf(email)).toEqual(['sent']);
    expect(stage.mailServer.takenOverTls).toBe(1);
  });

  it('keeps a mail waiting while the password is wrong, says so, and sends it once with the right one', async () => {
    trust(certificate);
    await stage.start({ SMTP_URL: urlWith('wrong') });
    const email = emailOf();
    await stage.send(email);
    expect((await stage.outcomesOf(email, 2)).slice(0, 2)).toEqual(['willRetry', 'willRetry']);
    const [attempt] = await stage.attemptsOf(email);
    expect(attempt?.server_answer).toBe('535 wrong password');
    expect(stage.mailServer.offered).toBe(0);

    await stage.restart({ SMTP_URL: urlWith('p@ss/word') });
    await eventually(async () => expect((await stage.outcomesOf(email)).at(-1)).toBe('sent'));
    expect(stage.mailServer.taken).toHaveLength(1);
  });

  it('hands neither password nor mail to a server whose certificate nobody has signed', async () => {
    await stage.start({ SMTP_URL: urlWith('p@ss/word') });
    const email = emailOf();
    await stage.send(email);
    expect((await stage.outcomesOf(email)).at(0)).toBe('willRetry');
    const [attempt] = await stage.attemptsOf(email);
    expect(attempt?.server_answer).toMatch(/self-signed certificate|unable to verify/);
    expect([stage.mailServer.loginsTried, stage.mailServer.offered]).toEqual([0, 0]);
  });

  it('does so where the operator says that the certificate does not matter', async () => {
    await stage.start({ SMTP_URL: `${urlWith('p@ss/word')}?tls.rejectUnauthorized=false` });
    const email = emailOf();
    await stage.send(email);
    expect(await stage.outcomesOf(email)).toEqual(['sent']);
    expect(stage.mailServer.takenOverTls).toBe(1);
  });
});
