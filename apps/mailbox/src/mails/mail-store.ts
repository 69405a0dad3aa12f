import { randomUUID } from 'node:crypto';
import type { MailFiles } from './mail-files.js';
import { envelopeHeader, readMail, unreadableMail, type ReceivedMail } from './received-mail.js';

/** The newest mails that are kept; older ones go, so that a forgotten mailbox never fills a disk. */
export const keptMailLimit = 1000;
/** Bytes of all kept mails together. */
export const keptBytesLimit = 200 * 1024 * 1024;

/** The received mails, newest last, in memory and, where a folder is given, on disk. */
export class MailStore {
  private mails: ReceivedMail[] = [];
  private bytes = 0;
  private lastReceived = 0;

  constructor(private readonly files: MailFiles | null) {}

  /** Reads what an earlier run kept. */
  async load(): Promise<void> {
    for (const { id, receivedAt, raw } of (await this.files?.load()) ?? []) {
      this.lastReceived = Math.max(this.lastReceived, receivedAt.getTime());
      this.append(await parse(raw, id, receivedAt));
    }
    await this.dropOldest();
  }

  /** Takes a message; resolves once it is kept, so that the sender's 250 is honest. */
  async add(message: Buffer, envelopeTo: readonly string[]): Promise<ReceivedMail> {
    const id = randomUUID();
    const raw = Buffer.concat([Buffer.from(`${envelopeHeader}: ${envelopeTo.join(', ')}\r\n`), message]);
    // Strictly rising, so that the order of arrival survives in the file names.
    this.lastReceived = Math.max(this.lastReceived + 1, Date.now());
    const receivedAt = new Date(this.lastReceived);
    const mail = await parse(raw, id, receivedAt);
    await this.files?.write({ id, receivedAt, raw });
    this.append(mail);
    await this.dropOldest();
    return mail;
  }

  list(): readonly ReceivedMail[] {
    return this.mails;
  }

  find(id: string): ReceivedMail | undefined {
    return this.mails.find((mail) => mail.id === id);
  }

  async removeAll(): Promise<void> {
    const removed = this.mails;
    this.mails = [];
    this.bytes = 0;
    for (const mail of removed) await this.files?.remove(mail.id, new Date(mail.date));
  }

  private append(mail: ReceivedMail): void {
    // Two messages may be parsed at once and finish in the other order.
    const at = this.mails.findLastIndex((other) => other.date < mail.date) + 1;
    this.mails.splice(at, 0, mail);
    this.bytes += mail.size;
  }

  private async dropOldest(): Promise<void> {
    while (this.mails.length > keptMailLimit || (this.bytes > keptBytesLimit && this.mails.length > 1)) {
      const oldest = this.mails.shift();
      if (!oldest) return;
      this.bytes -= oldest.size;
      await this.files?.remove(oldest.id, new Date(oldest.date));
    }
  }
}

async function parse(raw: Buffer, id: string, receivedAt: Date): Promise<ReceivedMail> {
  try {
    return await readMail(raw, id, receivedAt);
  } catch {
    return unreadableMail(raw, id, receivedAt);
  }
}
