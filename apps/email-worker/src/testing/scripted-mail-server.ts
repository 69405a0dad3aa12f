import type { AddressInfo, Socket } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

/** What the server does with the next mail: takes it, refuses it with a code, cuts the connection, or is silent for ever. */
export type MailAnswer =
  'accept' | 'silence' | 'cut' | { code: number; text: string } | { acceptAfterMs: number };

export interface TakenMail {
  email: Email;
  recipients: string[];
}

/** An SMTP server that answers as a test tells it, and takes every mail when the script has ended. */
export class ScriptedMailServer {
  readonly taken: TakenMail[] = [];
  /** Mails that came in, whatever the answer. */
  offered = 0;
  /** Connections that are still to be greeted with 421. */
  tooBusyFor = 0;
  /** Who may send; without them everybody may. */
  login: { user: string; password: string } | undefined;
  /** With a certificate it speaks TLS: from the start, or after STARTTLS. */
  tls: { key: string; cert: string; from: 'start' | 'STARTTLS' } | undefined;
  /** Passwords that came in, right or wrong. */
  loginsTried = 0;
  /** How many of the taken mails came over TLS. */
  takenOverTls = 0;
  private script: MailAnswer[] = [];
  private server: SMTPServer | undefined;
  private port = 0;

  get url(): string {
    return `${this.tls?.from === 'start' ? 'smtps' : 'smtp'}://127.0.0.1:${this.port}`;
  }

  answerNext(...answers: MailAnswer[]): void {
    this.script.push(...answers);
  }

  /** Listens; after `stop` on the same port again. */
  async start(): Promise<void> {
    const server = new SMTPServer({
      authOptional: this.login === undefined,
      ...(this.tls && { key: this.tls.key, cert: this.tls.cert }),
      secure: this.tls?.from === 'start',
      allowInsecureAuth: !this.tls,
      onAuth: ({ username, password }, _session, done) => {
        this.loginsTried++;
        const isKnown = username === this.login?.user && password === this.login?.password;
        const refusal = Object.assign(new Error('wrong password'), { responseCode: 535 });
        done(isKnown ? null : refusal, { user: username });
      },
      disabledCommands: this.tls?.from === 'STARTTLS' ? [] : ['STARTTLS'],
      disableReverseLookup: true,
      onConnect: (_session, done) => {
        if (this.tooBusyFor === 0) return done();
        this.tooBusyFor--;
        done(Object.assign(new Error('too busy'), { responseCode: 421 }));
      },
      onData: (stream, session, done) => {
        const chunks: Buffer[] = [];
        stream.on('data', (chunk: Buffer) => chunks.push(chunk));
        stream.on('end', () => {
          const recipients = session.envelope.rcptTo.map(({ address }) => address);
          const cut = () => cutConnection(server, session.id);
          this.answer(Buffer.concat(chunks), recipients, cut).then(
            () => {
              if (session.secure) this.takenOverTls++;
              done();
            },
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

  private async answer(raw: Buffer, recipients: string[], cut: () => void): Promise<void> {
    this.offered++;
    const answer = this.script.shift() ?? 'accept';
    if (answer === 'cut') cut();
    if (answer === 'silence' || answer === 'cut') return new Promise(() => undefined);
    if (typeof answer === 'object' && 'code' in answer) {
      throw Object.assign(new Error(answer.text), { responseCode: answer.code });
    }
    if (typeof answer === 'object') await new Promise((resolve) => setTimeout(resolve, answer.acceptAfterMs));
    this.taken.push({ email: await PostalMime.parse(raw), recipients });
  }
}

/** As when a cable is pulled: nothing is said. */
function cutConnection(server: SMTPServer, sessionId: string): void {
  for (const connection of server.connections as Set<{ session: { id: string }; _socket: Socket }>) {
    if (connection.session.id === sessionId) connection._socket.destroy();
  }
}
