import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import Fastify from 'fastify';
import { z } from 'zod';
import { EmailStore } from './email-store.js';
import { receiveEmails } from './receive-emails.js';
import { rejectForeignHosts } from './reject-foreign-hosts.js';
import { addRoutes } from './routes.js';

const port = z.coerce.number().int().min(0).max(65535);

/** Settings of the development mailbox; port 0 means any free port. */
const mailboxEnvironment = z.object({
  SMTP_PORT: port.default(1025),
  MAILBOX_PORT: port.default(1080),
  HOST: z.string().min(1).default('127.0.0.1'),
  /** Folder in which emails are stored as .eml files; without it they are only in memory. */
  DATA_DIR: z.string().min(1).optional(),
});

/** Creates the mailbox: SMTP that receives every email, and a page that shows them. Throws if a setting is invalid. */
export async function createApp(variables: NodeJS.ProcessEnv = process.env) {
  const { data: environment, error } = mailboxEnvironment.safeParse(variables);
  if (error) throw new Error(`The mailbox's configuration is invalid: ${z.prettifyError(error)}`);
  const store = new EmailStore(environment.DATA_DIR && join(environment.DATA_DIR, 'mails'));
  await store.load();

  const rejected = new Set<string>();
  const smtp = receiveEmails(store, rejected);
  const http = Fastify({ forceCloseConnections: true });
  await addRoutes(http, store, rejected);
  return {
    /** Starts SMTP on SMTP_PORT and HTTP on `port` (default MAILBOX_PORT); returns the address of the page. */
    async listen(port = environment.MAILBOX_PORT, host = environment.HOST): Promise<string> {
      await new Promise<void>((resolve, reject) => {
        // The handler stays after listening: a sender that disconnects early must not crash the mailbox.
        smtp.on('error', reject);
        smtp.listen(environment.SMTP_PORT, host, resolve);
      });
      rejectForeignHosts(http, host);
      return http.listen({ port, host });
    },
    async close(): Promise<void> {
      await new Promise<void>((resolve) => smtp.close(resolve));
      await http.close();
    },
    /** The SMTP address, `smtp://host:port`. Throws before `listen`. */
    get smtpUrl(): string {
      const address = smtp.server.address() as AddressInfo | null;
      if (!address) throw new Error('The mailbox does not listen yet.');
      return `smtp://${address.family === 'IPv6' ? `[${address.address}]` : address.address}:${address.port}`;
    },
  };
}
