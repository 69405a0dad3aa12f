import { once } from 'node:events';
import type { AddressInfo, Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { SMTPServer } from 'smtp-server';
import { headerOf } from './mail-header.ts';

/** A mail at the moment when its last byte is in. */
export interface OfferedMail {
  readonly messageId: string;
  readonly recipient: string;
  /** The customer it is about: staff's notices are answered to the customer, others go to the customer. */
  readonly customer: string;
  /** How often it was offered before. */
  readonly offeredBefore: number;
}

export interface TakenMail extends OfferedMail {
  /** Milliseconds since 1970. */
  readonly at: number;
  /** The whole mail as it came, where `keepsSources` is set. */
  readonly source?: string;
}

/** Whether it keeps the mail, and what it says: nothing at all where the connection is cut. */
export interface MailAnswer {
  readonly keeps: boolean;
  readonly afterMs?: number;
  readonly refusal?: { readonly code: number; readonly text: string };
  readonly cuts?: boolean;
}

export const takes: MailAnswer = { keeps: true };

/** Who hears of new bookings. */
export const staffAddress = 'dispatch@company.example';

/** An SMTP server that answers each mail as a fault has it, and can be away. */
export class FaultMailServer {
  readonly taken: TakenMail[] = [];
  /** Mails that came in, whatever the answer. */
  offered = 0;
  /** Connections that are still to be greeted with 421. */
  tooBusyFor = 0;
  keepsSources = false;
  answer: (mail: OfferedMail) => MailAnswer = () => takes;
  private readonly offers = new Map<string, number>();
  private server: SMTPServer | undefined;
  private port = 0;

  get url(): string {
    return `smtp://127.0.0.1:${this.port}`;
  }

  /** Listens; after `goAway` on the same port again. */
  async comeUp(): Promise<void> {
    const server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS', 'AUTH'],
      disableReverseLookup: true,
      onConnect: (_session, done) => {
        if (this.tooBusyFor === 0) return done();
        this.tooBusyFor -= 1;
        done(Object.assign(new Error('too busy'), { responseCode: 421 }));
      },
      onData: (stream, session, done) => {
        const chunks: Buffer[] = [];
        stream.on('data', (chunk: Buffer) => chunks.push(chunk));
        stream.on('end', () => {
          const recipient = session.envelope.rcptTo[0]?.address ?? '';
          const cut = () => cutConnections(server, session.id);
          this.receive(Buffer.concat(chunks).toString(), recipient, cut).then(() => done(), done);
        });
      },
    });
    server.on('error', () => undefined);
    server.listen(this.port, '127.0.0.1');
    await once(server.server, 'listening');
    this.port = (server.server.address() as AddressInfo).port;
    this.server = server;
  }

  /** As when its machine is switched off: connections break, new ones are refused. */
  async goAway(): Promise<void> {
    const { server } = this;
    this.server = undefined;
    if (!server) return;
    const closed = new Promise<void>((resolve) => server.close(resolve));
    cutConnections(server);
    await closed;
  }

  private async receive(text: string, recipient: string, cut: () => void): Promise<void> {
    const messageId = headerOf(text, 'Message-ID');
    const offeredBefore = this.offers.get(messageId) ?? 0;
    this.offers.set(messageId, offeredBefore + 1);
    this.offered += 1;
    const isForStaff = recipient === staffAddress;
    const customer = isForStaff ? headerOf(text, 'Reply-To').replaceAll(/^.*<|>.*$/g, '') : recipient;
    const mail = { messageId, recipient, customer, offeredBefore };
    const { keeps, afterMs, refusal, cuts } = this.answer(mail);
    if (afterMs !== undefined) await pause(afterMs);
    if (keeps) this.taken.push({ ...mail, at: Date.now(), ...(this.keepsSources ? { source: text } : {}) });
    if (cuts) cut();
    if (refusal) throw Object.assign(new Error(refusal.text), { responseCode: refusal.code });
  }
}

/** As when a cable is pulled: nothing is said. Of one session, or of all. */
function cutConnections(server: SMTPServer, sessionId?: string): void {
  const connections = server.connections as Set<{ session: { id: string }; _socket: Socket }>;
  for (const connection of connections) {
    if (sessionId === undefined || connection.session.id === sessionId) connection._socket.destroy();
  }
}
