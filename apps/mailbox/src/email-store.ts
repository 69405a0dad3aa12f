import { randomUUID } from 'node:crypto';
import { chmod, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { envelopeHeader, readEmail, type ReceivedEmail } from './received-email.js';

/** Maximum number of stored emails; older ones are removed, so that a forgotten mailbox never fills a disk. */
export const maxEmails = 1000;
const maxBytes = 200 * 1024 * 1024;

const fileName = /^(\d{15})-([0-9a-f-]{36})\.eml$/;

interface StoredEmail {
  readonly id: string;
  readonly receivedAt: number;
  readonly raw: Buffer;
  /** Cached on first view: parsing costs more than receiving. */
  read?: Promise<ReceivedEmail>;
}

/** Stores emails, newest last: in memory and, if a folder is given, as .eml files that any mail program opens. */
export class EmailStore {
  private readonly stored: StoredEmail[] = [];
  /** Sum of `stored`. */
  private bytes = 0;
  private lastReceived = 0;

  constructor(private readonly folder?: string) {}

  /** One read after another: a thousand at once take more memory than the mailbox has. */
  async emails(): Promise<ReceivedEmail[]> {
    const emails: ReceivedEmail[] = [];
    for (const email of this.stored.slice()) {
      email.read ??= readEmail(email.raw, email.id, new Date(email.receivedAt));
      emails.push(await email.read);
    }
    return emails;
  }

  /** Reads the emails that an earlier run stored; removes files of interrupted writes. */
  async load(): Promise<void> {
    if (!this.folder) return;
    await mkdir(this.folder, { recursive: true, mode: 0o700 });
    // An earlier release made the folder readable by all users of the machine.
    await chmod(this.folder, 0o700);
    for (const name of (await readdir(this.folder)).toSorted()) {
      const path = join(this.folder, name);
      const [, receivedAt, id] = fileName.exec(name) ?? [];
      if (receivedAt && id) {
        this.lastReceived = Number(receivedAt);
        this.insert({ id, receivedAt: this.lastReceived, raw: await readFile(path) });
      } else if (name.endsWith('.eml.part')) {
        await rm(path, { force: true });
      }
    }
    await this.removeOldest();
  }

  /** Adds a message in parts. Resolves with its id only once it is stored, so that the 250 to the sender is true. */
  async add(message: readonly Buffer[], envelopeTo: readonly string[]): Promise<string> {
    const raw = Buffer.concat([Buffer.from(`${envelopeHeader}: ${envelopeTo.join(', ')}\r\n`), ...message]);
    // Strictly increasing, so that file names sort in order of arrival.
    this.lastReceived = Math.max(this.lastReceived + 1, Date.now());
    const email = { id: randomUUID(), receivedAt: this.lastReceived, raw };
    const path = this.pathOf(email);
    if (path) {
      await writeFile(`${path}.part`, raw, { mode: 0o600 });
      await rename(`${path}.part`, path);
    }
    this.insert(email);
    await this.removeOldest();
    return email.id;
  }

  async removeAll(): Promise<void> {
    await this.removeFiles(this.takeOldest(this.stored.length));
  }

  private insert(email: StoredEmail): void {
    // Concurrent messages may be written in a different order.
    const earlier = this.stored.findLastIndex(({ receivedAt }) => receivedAt < email.receivedAt);
    this.stored.splice(earlier + 1, 0, email);
    this.bytes += email.raw.length;
  }

  private async removeOldest(): Promise<void> {
    const oldest: StoredEmail[] = [];
    while (this.stored.length > maxEmails || (this.bytes > maxBytes && this.stored.length > 1))
      oldest.push(...this.takeOldest(1));
    await this.removeFiles(oldest);
  }

  private takeOldest(count: number): StoredEmail[] {
    const oldest = this.stored.splice(0, count);
    for (const { raw } of oldest) this.bytes -= raw.length;
    return oldest;
  }

  private async removeFiles(emails: readonly StoredEmail[]): Promise<void> {
    for (const path of emails.map((email) => this.pathOf(email))) if (path) await rm(path, { force: true });
  }

  private pathOf({ id, receivedAt }: StoredEmail): string | undefined {
    return this.folder && join(this.folder, `${String(receivedAt).padStart(15, '0')}-${id}.eml`);
  }
}
