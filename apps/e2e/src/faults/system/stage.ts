import { join } from 'node:path';
import { post } from '../../booking-request.ts';
import { firstAdmin, signIn } from '../../staff.ts';
import { BookingClient } from '../booking-client.ts';
import { FaultMailServer, staffAddress, takes } from '../fault-mail-server.ts';
import type { FaultedProduct, StartProduct } from '../faulted-product.ts';
import { seededNumbers } from '../seeded-numbers.ts';
import { Databases } from './databases.ts';
import type { OwnProduct, Scene, SystemFault } from './fault.ts';
import { openStageFolder, type StageFolder } from './stage-folder.ts';

/** Nothing of these is under test, and each would make a run longer. */
const quick = {
  WRITE_LIMIT_PER_MINUTE: '1000000',
  EMAIL_RATE_PER_SECOND: '1000',
  EMAIL_FIRST_RETRY_SECONDS: '1',
  EMAIL_SWEEP_SECONDS: '2',
};

/** A product on servers of its own whose mails go to a server of ours. Its database is flushed to disk. */
export class Stage {
  private constructor(
    readonly product: FaultedProduct,
    readonly mailServer: FaultMailServer,
    readonly databases: Databases,
    private readonly folder: StageFolder,
  ) {}

  static async open(start: StartProduct, { variables, diskBytes }: OwnProduct = {}): Promise<Stage> {
    const folder = await openStageFolder(diskBytes);
    const mailServer = new FaultMailServer();
    try {
      await mailServer.comeUp();
      const product = await start({
        ...quick,
        ADMIN_EMAIL: staffAddress,
        MAIL_FROM: 'rides@company.example',
        SMTP_URL: mailServer.url,
        DATA_DIR: folder.path,
        ...variables?.(folder.path),
      });
      await post('/setup', firstAdmin, {}, product.siteUrl);
      return new Stage(product, mailServer, new Databases(product), folder);
    } catch (error) {
      await mailServer.goAway();
      await folder.remove();
      throw error;
    }
  }

  /** As on a good day, with a client for this fault. */
  async setFor(fault: SystemFault, seed: number, told: Pick<Scene, 'say' | 'over'>): Promise<Scene> {
    const { product, mailServer, databases, folder } = this;
    mailServer.answer = () => takes;
    mailServer.taken.length = 0;
    const staff = await signIn(product.siteUrl, firstAdmin);
    const options = { ...fault.client, staff };
    const client = await BookingClient.open(product.siteUrl, fault.name, seed, options);
    return {
      product,
      mailServer,
      databases,
      folder: folder.path,
      staff,
      client,
      seed,
      ...told,
      random: seededNumbers(seed),
      clusterFolder: join(folder.path, 'postgres', 'cluster'),
    };
  }

  async close(): Promise<void> {
    await this.databases.close();
    await this.product.stop();
    await this.mailServer.goAway();
    await this.folder.remove();
  }
}
