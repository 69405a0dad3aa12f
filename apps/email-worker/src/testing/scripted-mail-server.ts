import type { AddressInfo } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

/** What the server does with the next mail: takes it, refuses it with a code, or says nothing for ever. */
export type MailAnswer = 'accept' | 'silence' | { code: number; text: string } | { acceptAfterMs: number };

export interface TakenMail {
  email: Email;
  recipients: string[];
}

/** An SMTP server that answers as a test tells it, and takes every mail when the script has ended. */
export class ScriptedMailServer {
  readonly taken: TakenMail[] = [];
  /** Mails that came in, whatever the answer. */
  offered = 0;
  private script: MailAnswer[] = [];
  private server: SMTPServer | undefined;
  private port = 0;

  get url(): string {
    return `smtp://127.0.0.1:${this.port}`;
  }

  answerNext(...answers: MailAnswer[]): void {
    this.script.push(...answers);
  }

  /** Listens; after `stop` on the same port again. */
  async start(): Promise<void> {
    const server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      disableReverseLookup: true,
      onData: (stream, session, done) => {
        const chunks: Buffer[] = [];
        stream.on('data', (chunk: Buffer) => chunks.push(chunk));
        stream.on('end', () => {
          const recipients = session.envelope.rcptTo.map(({ address }) => address);
          this.answer(Buffer.concat(chunks), recipients).then(
            () => done(),
            (error: Error) => done(error),
          );
        });
      },
    });
    server.on('error', () => undefined);
    await new Promise<void>((resolve) => server.listen(this.port, '127.0.0.1', resolve));
    this.port = (server.server.address() as AddressInfo).port;
    this.server = server;
  }

  async stop(): Promise<void> {
    const { server } = this;
    this.server = undefined;
    if (server) await new Promise<void>((resolve) => server.close(resolve));
  }

  private async answer(raw: Buffer, recipients: string[]): Promise<void> {
    this.offered++;
    const answer = this.script.shift() ?? 'accept';
    if (answer === 'silence') return new Promise(() => undefined);
    if (typeof answer === 'object' && 'code' in answer) {
      throw Object.assign(new Error(answer.text), { responseCode: answer.code });
    }
    if (typeof answer === 'object') await new Promise((resolve) => setTimeout(resolve, answer.acceptAfterMs));
    this.taken.push({ email: await PostalMime.parse(raw), recipients });
  }
}
