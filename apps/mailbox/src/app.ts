import { join } from 'node:path';
import type { AddressInfo } from 'node:net';
import Fastify from 'fastify';
import { readMailboxEnvironment } from './environment.js';
import { serveMailApi } from './http/mail-api.js';
import { MailFiles } from './mails/mail-files.js';
import { MailStore } from './mails/mail-store.js';
import { servePage } from './page/serve-page.js';
import { receiveMails } from './smtp/receive-mails.js';
import { RefusedAddresses } from './smtp/refused-addresses.js';

export interface MailboxApp {
  /** Starts SMTP on SMTP_PORT and the page on `port` (default MAILBOX_PORT); answers the page's address. */
  listen(port?: number, host?: string): Promise<string>;
  /** Stops taking mails, finishes the ones in hand and closes the page. */
  close(): Promise<void>;
  /** Where senders deliver, `smtp://host:port`; known after `listen`. */
  readonly smtpUrl: string;
}

/** The development mailbox: takes every mail over SMTP and shows it on a page. */
export async function createApp(variables: NodeJS.ProcessEnv = process.env): Promise<MailboxApp> {
  const environment = readMailboxEnvironment(variables);
  const store = new MailStore(
    environment.DATA_DIR ? new MailFiles(join(environment.DATA_DIR, 'mails')) : null,
  );
  await store.load();

  const refused = new RefusedAddresses();
  const smtp = receiveMails(store, refused);
  const http = Fastify({ forceCloseConnections: true });
  serveMailApi(http, store, refused);
  servePage(http, store);

  let smtpUrl: string | null = null;
  return {
    async listen(port = environment.MAILBOX_PORT, host = environment.HOST) {
      await new Promise<void>((resolve, reject) => {
        // Stays after listening: a sender that hangs up in the middle is never the end of the mailbox.
        smtp.on('error', reject);
        smtp.listen(environment.SMTP_PORT, host, resolve);
      });
      const address = smtp.server.address() as AddressInfo;
      smtpUrl = `smtp://${address.family === 'IPv6' ? `[${address.address}]` : address.address}:${address.port}`;
      return http.listen({ port, host });
    },
    async close() {
      await new Promise<void>((resolve) => smtp.close(resolve));
      await http.close();
    },
    get smtpUrl() {
      if (!smtpUrl) throw new Error('The mailbox does not listen yet.');
      return smtpUrl;
    },
  };
}
