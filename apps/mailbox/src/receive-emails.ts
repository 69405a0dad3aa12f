import { SMTPServer } from 'smtp-server';
import type { EmailStore } from './email-store.js';

export const maxMessageBytes = 10 * 1024 * 1024;

/** Returns an SMTP server that stores every email and relays none; rejected addresses (in lower case) get a 550. */
export function receiveEmails(store: EmailStore, rejected: ReadonlySet<string>): SMTPServer {
  return new SMTPServer({
    name: 'mailbox',
    banner: 'development mailbox',
    size: maxMessageBytes,
    authOptional: true,
    allowInsecureAuth: true,
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    onAuth: (_authentication, _session, done) => done(null, { user: 'anyone' }),
    onRcptTo: ({ address }, _session, done) =>
      done(rejected.has(address.toLowerCase()) ? smtpError(550, '5.1.1 no such mailbox here') : null),
    onData: async (stream, session, done) => {
      try {
        const chunks: Buffer[] = [];
        // SMTP responds only after the whole message, so the rest of one that is too large is read and dropped.
        for await (const chunk of stream) if (!stream.sizeExceeded) chunks.push(chunk as Buffer);
        if (stream.sizeExceeded) throw smtpError(552, 'message exceeds fixed maximum message size');
        const recipients = session.envelope.rcptTo.map(({ address }) => address);
        const id = await store.add(chunks, recipients);
        done(null, `stored as ${id}`);
      } catch (error) {
        done(error instanceof Error ? error : new Error(String(error)));
      }
    },
  });
}

function smtpError(responseCode: number, message: string): Error {
  return Object.assign(new Error(message), { responseCode });
}
