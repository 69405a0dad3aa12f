import { setTimeout as pause } from 'node:timers/promises';
import { emailAttempted } from '@chauffeur/contracts';
import { Outbox } from '@chauffeur/messaging';
import { Injectable, Logger } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { EmailAttempt } from './email-attempt.entity.js';
import { pauseBeforeWritingAgain } from './write-again.js';

/** Keeps attempts and tells of them, both in one transaction. */
@Injectable()
export class RecordAttempt {
  private readonly logger = new Logger(RecordAttempt.name);

  constructor(
    private readonly dataSource: DataSource,
    private readonly outbox: Outbox,
  ) {}

  /**
   * Writes the attempt, again and again for minutes where the database is away: an accepted mail that nobody noted
   * would be sent a second time.
   */
  async record(attempt: EmailAttempt, held: EntityManager): Promise<void> {
    // The held connection first; another one where it has broken.
    let manager = held;
    for (let failures = 1; ; failures += 1) {
      try {
        await manager.transaction((transaction) => this.write(transaction, attempt));
        return;
      } catch (error) {
        const wait = pauseBeforeWritingAgain(failures, error);
        if (wait === undefined) throw error;
        this.logger.warn(error);
        await pause(wait);
        manager = this.dataSource.manager;
      }
    }
  }

  /** Tells once more what was told before, for a listener that missed it. */
  async tellAgain(attempt: EmailAttempt): Promise<void> {
    await this.dataSource.transaction((transaction) => this.tell(transaction, attempt));
  }

  private async write(manager: EntityManager, attempt: EmailAttempt): Promise<void> {
    const { deliveryId, attempt: number } = attempt;
    // A write whose answer was lost may have been kept after all.
    const isKept = await manager.existsBy(EmailAttempt, { deliveryId, attempt: number });
    if (isKept) return;
    await manager.insert(EmailAttempt, attempt);
    await this.tell(manager, attempt);
  }

  private tell(manager: EntityManager, attempt: EmailAttempt): Promise<void> {
    return this.outbox.add(manager, emailAttempted, {
      deliveryId: attempt.deliveryId,
      round: attempt.round,
      attempt: attempt.attempt,
      outcome: attempt.outcome,
      serverAnswer: attempt.serverAnswer,
      attemptedAt: attempt.attemptedAt.toISOString(),
    });
  }
}
