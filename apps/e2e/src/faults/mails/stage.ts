import { BookingClient } from '../booking-client.ts';
import { DeliveryLog } from '../delivery-log.ts';
import { FaultMailServer, staffAddress } from '../fault-mail-server.ts';
import { databaseOf, type FaultedProduct, type StartProduct } from '../faulted-product.ts';
import { settleMails } from '../settle-mails.ts';
import type { Tally } from '../tally.ts';

/** A product whose mails go to a server that does what a fault wants. */
export class Stage {
  private constructor(
    readonly product: FaultedProduct,
    readonly mailServer: FaultMailServer,
    private readonly log: DeliveryLog,
    private readonly seed: number,
  ) {}

  static async open(start: StartProduct, seed: number, variables: Record<string, string>): Promise<Stage> {
    const mailServer = new FaultMailServer();
    await mailServer.comeUp();
    try {
      const product = await start({
        WRITE_LIMIT_PER_MINUTE: '1000000',
        ADMIN_EMAIL: staffAddress,
        MAIL_FROM: 'rides@company.example',
        SMTP_URL: mailServer.url,
        ...variables,
      });
      return new Stage(product, mailServer, DeliveryLog.open(databaseOf(product, 'notifications')), seed);
    } catch (error) {
      await mailServer.goAway();
      throw error;
    }
  }

  client(name: string): Promise<BookingClient> {
    return BookingClient.open(this.product.siteUrl, name, this.seed);
  }

  /** Waits until the log has an end for every mail of these bookings, at most so long; then compares. */
  settle(client: BookingClient, limitMs: number): Promise<Tally> {
    return settleMails(this.log, client.accepted, this.mailServer, limitMs);
  }

  /** As on a good day, and nothing taken yet. */
  calm(): void {
    this.mailServer.answer = () => ({ keeps: true });
    this.mailServer.tooBusyFor = 0;
    this.mailServer.taken.length = 0;
  }

  async close(): Promise<void> {
    await this.log.close();
    await this.product.stop();
    await this.mailServer.goAway();
  }
}
