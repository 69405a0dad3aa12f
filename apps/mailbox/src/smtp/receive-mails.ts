import { SMTPServer, type SMTPServerDataStream } from 'smtp-server';
import type { MailStore } from '../mails/mail-store.js';
import type { RefusedAddresses } from './refused-addresses.js';

/** Largest message that the mailbox takes, in bytes. */
export const mailSizeLimit = 10 * 1024 * 1024;

/** An SMTP server that takes every mail but those to refused addresses, and sends none on. */
export function receiveMails(store: MailStore, refused: RefusedAddresses): SMTPServer {
  return new SMTPServer({
    name: 'mailbox',
    banner: 'development mailbox',
    size: mailSizeLimit,
    authOptional: true,
    allowInsecureAuth: true,
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    onAuth: (_authentication, _session, done) => done(null, { user: 'anyone' }),
    onRcptTo: ({ address }, _session, done) => {
      if (!refused.has(address)) return done();
      done(Object.assign(new Error('5.1.1 no such mailbox here'), { responseCode: 550 }));
    },
    onData: (stream, session, done) => {
      const recipients = session.envelope.rcptTo.map(({ address }) => address);
      readWithin(mailSizeLimit, stream)
        .then((message) => store.add(message, recipients))
        .then(
          (mail) => done(null, `kept as ${mail.id}`),
          (fault: unknown) => done(fault instanceof Error ? fault : new Error(String(fault))),
        );
    },
  });
}

class MessageTooLarge extends Error {
  readonly responseCode = 552;
}

async function readWithin(limit: number, stream: SMTPServerDataStream): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    size += chunk.length;
    // Read on to the end: the protocol wants the whole message before an answer.
    if (size <= limit) chunks.push(chunk);
  }
  if (size > limit) throw new MessageTooLarge('message exceeds fixed maximum message size');
  return Buffer.concat(chunks);
}
