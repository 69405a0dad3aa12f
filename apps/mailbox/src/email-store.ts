import { randomUUID } from 'node:crypto';
import { chmod, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { envelopeHeader, readEmail, type ReceivedEmail } from './received-email.js';

/** The newest emails are stored up to this number, so that a forgotten mailbox never fills a disk. */
export const maxEmails = 1000;
/** Bytes of all stored emails together. */
const maxBytes = 200 * 1024 * 1024;

const fileName = /^(\d{15})-([0-9a-f-]{36})\.eml$/;

/** The received emails, newest last: in memory and, where a folder is given, as .eml files that any mail program opens. */
export class EmailStore {
  private stored: ReceivedEmail[] = [];
  private lastReceived = 0;

  constructor(private readonly folder?: string) {}

  get emails(): readonly ReceivedEmail[] {
    return this.stored;
  }

  /** Reads what an earlier run stored; files of interrupted writes are removed. */
  async load(): Promise<void> {
    if (!this.folder) return;
    await mkdir(this.folder, { recursive: true, mode: 0o700 });
    // One that an earlier release made for all users of the machine.
    await chmod(this.folder, 0o700);
    for (const name of (await readdir(this.folder)).toSorted()) {
      const path = join(this.folder, name);
      const [, receivedAt, id] = fileName.exec(name) ?? [];
      if (receivedAt && id) {
        this.lastReceived = Number(receivedAt);
        this.stored.push(await readEmail(await readFile(path), id, new Date(this.lastReceived)));
      } else if (name.endsWith('.eml.part')) {
        await rm(path, { force: true });
      }
    }
    await this.removeOldest();
  }

  /** Takes a message; resolves once it is stored, so that the sender's 250 is true. */
  async add(message: Buffer, envelopeTo: readonly string[]): Promise<ReceivedEmail> {
    const raw = Buffer.concat([Buffer.from(`${envelopeHeader}: ${envelopeTo.join(', ')}\r\n`), message]);
    // Strictly rising, so that file names sort in the order of arrival.
    this.lastReceived = Math.max(this.lastReceived + 1, Date.now());
    const email = await readEmail(raw, randomUUID(), new Date(this.lastReceived));
    const path = this.pathOf(email);
    if (path) {
      await writeFile(`${path}.part`, raw, { mode: 0o600 });
      await rename(`${path}.part`, path);
    }
    // Messages that arrive together may be parsed in another order.
    this.stored.splice(this.stored.findLastIndex(({ date }) => date < email.date) + 1, 0, email);
    await this.removeOldest();
    return email;
  }

  async removeAll(): Promise<void> {
    await this.remove(this.stored.splice(0));
  }

  private async removeOldest(): Promise<void> {
    let bytes = 0;
    const newestTooMany = this.stored.findLastIndex((email, index) => {
      bytes += email.size;
      return this.stored.length - index > maxEmails || (bytes > maxBytes && index < this.stored.length - 1);
    });
    await this.remove(this.stored.splice(0, newestTooMany + 1));
  }

  private async remove(emails: readonly ReceivedEmail[]): Promise<void> {
    for (const path of emails.map((email) => this.pathOf(email))) if (path) await rm(path, { force: true });
  }

  private pathOf({ id, date }: ReceivedEmail): string | undefined {
    return this.folder && join(this.folder, `${String(Date.parse(date)).padStart(15, '0')}-${id}.eml`);
  }
}
