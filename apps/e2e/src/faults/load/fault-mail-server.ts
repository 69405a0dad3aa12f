import { once } from 'node:events';
import type { AddressInfo, Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { SMTPServer } from 'smtp-server';

/** An email whose last byte has been received. */
export interface OfferedEmail {
  readonly messageId: string;
  readonly recipient: string;
  /** The customer it is about: the recipient or, for an email to staff, its Reply-To. */
  readonly customer: string;
  /** Number of earlier attempts to deliver it. */
  readonly offeredBefore: number;
  readonly source: string;
}

export interface AcceptedEmail extends OfferedEmail {
  /** Milliseconds since 1970. */
  readonly at: number;
}

/** Whether the server stores the email, and how it responds; with `cuts` the connection is cut without a response. */
export interface MailResponse {
  readonly stores: boolean;
  readonly afterMs?: number;
  readonly error?: { readonly responseCode: number; readonly message: string };
  readonly cuts?: boolean;
}

export const accepts: MailResponse = { stores: true };
export const isBusy: MailResponse = {
  stores: false,
  error: { responseCode: 421, message: '4.3.2 come back later' },
};

export const staffAddress = 'dispatch@company.example';

/** More than any of these loads sends. */
const unlimited = '1000000';

/** Returns the variables of a product that sends its emails to this server, without rate limits. */
export const productSettings = ({ url }: Pick<FaultMailServer, 'url'>): Record<string, string> => ({
  WRITE_LIMIT_PER_MINUTE: unlimited,
  FORM_LIMIT_PER_HOUR: unlimited,
  RECIPIENT_LIMIT_PER_HOUR: unlimited,
  RECIPIENT_LIMIT_PER_DAY: unlimited,
  ADMIN_EMAIL: staffAddress,
  MAIL_FROM: 'rides@company.example',
  SMTP_URL: url,
});

/** An SMTP server that responds as a fault wants, and can be stopped. */
export class FaultMailServer {
  readonly accepted: AcceptedEmail[] = [];
  /** Number of emails received, whatever the response. */
  offered = 0;
  /** Number of further connections that are greeted with 421. */
  busyGreetings = 0;
  respond: (email: OfferedEmail) => MailResponse = () => accepts;
  private readonly offers = new Map<string, number>();
  private server: SMTPServer | undefined;
  private port = 0;

  get url(): string {
    return `smtp://127.0.0.1:${this.port}`;
  }

  /** Listens; after `stop` on the same port. */
  async start(): Promise<void> {
    const server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS', 'AUTH'],
      disableReverseLookup: true,
      onConnect: (_session, done) => {
        if (this.busyGreetings === 0) return done();
        this.busyGreetings -= 1;
        done(Object.assign(new Error(), isBusy.error));
      },
      onData: (stream, session, done) => {
        const recipient = session.envelope.rcptTo[0]?.address ?? '';
        const cut = () => cutConnections(server, session.id);
        text(stream)
          .then((source) => this.receive(source, recipient, cut))
          .then(() => done(), done);
      },
    });
    server.on('error', () => undefined);
    server.listen(this.port, '127.0.0.1');
    await once(server.server, 'listening');
    this.port = (server.server.address() as AddressInfo).port;
    this.server = server;
  }

  /** Stops as if the machine were switched off: connections break, new ones are rejected. */
  async stop(): Promise<void> {
    const { server } = this;
    this.server = undefined;
    if (!server) return;
    const closed = new Promise<void>((resolve) => server.close(resolve));
    cutConnections(server);
    await closed;
  }

  private async receive(source: string, recipient: string, cut: () => void): Promise<void> {
    const messageId = headerOf(source, 'Message-ID');
    const offeredBefore = this.offers.get(messageId) ?? 0;
    this.offers.set(messageId, offeredBefore + 1);
    this.offered += 1;
    const isForStaff = recipient === staffAddress;
    const customer = isForStaff ? headerOf(source, 'Reply-To').replaceAll(/^.*<|>.*$/g, '') : recipient;
    const email = { messageId, recipient, customer, offeredBefore, source };
    const { stores, afterMs, error, cuts } = this.respond(email);
    if (afterMs !== undefined) await sleep(afterMs);
    if (stores) this.accepted.push({ ...email, at: Date.now() });
    if (cuts) cut();
    if (error) throw Object.assign(new Error(), error);
  }
}

/** Returns an email's first header of this name, unfolded; '' if there is none. */
export function headerOf(email: string, name: string): string {
  const [head = ''] = email.split(/\r?\n\r?\n/, 1);
  const unfolded = head.replaceAll(/\r?\n[ \t]+/g, ' ');
  return new RegExp(`^${name}:(.*)$`, 'im').exec(unfolded)?.[1]?.trim() ?? '';
}

/** Cuts the connection of one session, or of all, without a response, as if a cable were pulled. */
function cutConnections(server: SMTPServer, sessionId?: string): void {
  const connections = server.connections as Set<{ session: { id: string }; _socket: Socket }>;
  for (const connection of connections) {
    if (sessionId === undefined || connection.session.id === sessionId) connection._socket.destroy();
  }
}
