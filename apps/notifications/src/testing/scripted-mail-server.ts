import type { AddressInfo, Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

/** What the server does with the next email: accept it, reject it with a code, close the connection, or never respond. */
export type ScriptedReply =
  | 'accept'
  | 'silence'
  | 'cut'
  | { code: number; text: string }
  | { acceptAfterMs: number }
  | { acceptAfter: Promise<void> };

export interface AcceptedEmail {
  email: Email;
  recipients: string[];
}

/** An SMTP server with scripted replies; it accepts every email once the script has ended. */
export class ScriptedMailServer {
  readonly accepted: AcceptedEmail[] = [];
  /** Emails that were offered, accepted or not. */
  offered = 0;
  /** Number of connections to greet with 421. */
  tooBusyFor = 0;
  /** The required login; without it any client may send. */
  login: { user: string; password: string } | undefined;
  /** With a certificate the server uses TLS: from the start, or after STARTTLS. */
  tls: { key: string; cert: string; from: 'start' | 'STARTTLS' } | undefined;
  /** Number of logins, with right or wrong passwords. */
  loginsTried = 0;
  /** Number of accepted emails that came over TLS. */
  acceptedOverTls = 0;
  private script: ScriptedReply[] = [];
  private server: SMTPServer | undefined;
  private port = 0;

  get url(): string {
    return `${this.tls?.from === 'start' ? 'smtps' : 'smtp'}://127.0.0.1:${this.port}`;
  }

  answerNext(...replies: ScriptedReply[]): void {
    this.script.push(...replies);
  }

  /** Listens; after `stop`, on the same port again. */
  async start(): Promise<void> {
    const server = new SMTPServer({
      authOptional: this.login === undefined,
      ...(this.tls && { key: this.tls.key, cert: this.tls.cert }),
      secure: this.tls?.from === 'start',
      allowInsecureAuth: !this.tls,
      onAuth: ({ username, password }, _session, done) => {
        this.loginsTried++;
        const isKnown = username === this.login?.user && password === this.login?.password;
        const loginError = Object.assign(new Error('wrong password'), { responseCode: 535 });
        done(isKnown ? null : loginError, { user: username });
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
          this.reply(Buffer.concat(chunks), recipients, cut).then(
            () => {
              if (session.secure) this.acceptedOverTls++;
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

  private async reply(raw: Buffer, recipients: string[], cut: () => void): Promise<void> {
    this.offered++;
    const next = this.script.shift() ?? 'accept';
    if (next === 'cut') cut();
    if (next === 'silence' || next === 'cut') return new Promise(() => undefined);
    if (typeof next === 'object' && 'code' in next) {
      throw Object.assign(new Error(next.text), { responseCode: next.code });
    }
    if (typeof next === 'object')
      await ('acceptAfter' in next ? next.acceptAfter : pause(next.acceptAfterMs));
    this.accepted.push({ email: await PostalMime.parse(raw), recipients });
  }
}

/** Cuts it without a closing handshake, as when a cable is pulled. */
function cutConnection(server: SMTPServer, sessionId: string): void {
  for (const connection of server.connections as Set<{ session: { id: string }; _socket: Socket }>) {
    if (connection.session.id === sessionId) connection._socket.destroy();
  }
}
