import type { EmailOutcome } from '@chauffeur/contracts/notifications/email-delivery';
import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { Pool, type QueryResultRow } from 'pg';
import { In, type EntityManager } from 'typeorm';
import { storeBookingStatus } from '../../booking-statuses/store-booking-status.js';
import type { LatestBookingStatus } from '../../booking-statuses/latest-booking-status.entity.js';
import { WORKER_ENVIRONMENT, type WorkerEnvironment } from '../../worker-environment.js';
import { EmailDelivery } from '../email-delivery.entity.js';
import { storeAttempts } from './store-attempts.js';

/** PostgreSQL's code for a database that does not exist (invalid_catalog_name). */
const missingDatabase = '3D000';

interface FormerAttempt {
  deliveryId: string;
  attempt: number;
  round: number;
  outcome: EmailOutcome;
  serverAnswer: string;
  attemptedAt: Date;
}

/**
 * Reads the separate database of the email worker in releases before 0.2, so that an email that was accepted there is
 * not sent again. Does nothing unless FORMER_EMAIL_WORKER_DATABASE_URL is set.
 */
@Injectable()
export class FormerWorker implements OnApplicationShutdown {
  private readonly pool: Pool | undefined;

  constructor(@Inject(WORKER_ENVIRONMENT) { FORMER_EMAIL_WORKER_DATABASE_URL }: WorkerEnvironment) {
    if (!FORMER_EMAIL_WORKER_DATABASE_URL) return;
    this.pool = new Pool({
      connectionString: FORMER_EMAIL_WORKER_DATABASE_URL,
      max: 2,
      connectionTimeoutMillis: 5_000,
      statement_timeout: 15_000,
    });
    // The pool replaces a broken idle connection; the next query reports the error.
    this.pool.on('error', () => undefined);
  }

  /** Copies attempts and booking statuses for all unsent emails. Throws if the former database is unavailable. */
  async importAttemptsOfUnsent(manager: EntityManager): Promise<void> {
    if (!this.pool) return;
    const unsent = await manager.find(EmailDelivery, {
      select: { id: true },
      where: { status: In(['waiting', 'queued', 'willRetry']) },
    });
    await this.importAttempts(
      manager,
      unsent.map(({ id }) => id),
    );
  }

  /**
   * Copies the attempts at these deliveries and the latest statuses of their bookings. Called before each attempt,
   * because a worker of the former release may still run during the rollout. Throws if the former database is
   * unavailable.
   */
  async importAttempts(manager: EntityManager, deliveryIds: readonly string[]): Promise<void> {
    if (!this.pool || deliveryIds.length === 0) return;
    // The first version had no column `round`, and a data folder may be upgraded from it directly.
    const attempts = await this.read<FormerAttempt>(
      'email_attempts',
      `SELECT delivery_id AS "deliveryId", attempt, COALESCE((to_jsonb(attempt_row) ->> 'round')::int, 1) AS round,
              outcome, server_answer AS "serverAnswer", attempted_at AS "attemptedAt"
         FROM email_attempts AS attempt_row WHERE delivery_id = ANY($1)`,
      deliveryIds,
    );
    if (attempts.length > 0) await storeAttempts(manager, attempts);
    const deliveries = await manager.find(EmailDelivery, {
      select: { id: true, bookingId: true },
      where: { id: In([...deliveryIds]) },
    });
    const statuses = await this.read<Pick<LatestBookingStatus, 'bookingId' | 'status' | 'version'>>(
      'known_booking_statuses',
      'SELECT booking_id AS "bookingId", status, version FROM known_booking_statuses WHERE booking_id = ANY($1)',
      deliveries.flatMap(({ bookingId }) => bookingId ?? []),
    );
    for (const { bookingId, status, version } of statuses) {
      await storeBookingStatus(manager, { id: bookingId, status, version });
    }
  }

  async onApplicationShutdown(): Promise<void> {
    await this.pool?.end();
  }

  /**
   * Returns no rows without the table, which the first version may not have had, or without the database, which may be
   * removed after the upgrade.
   */
  private async read<Row extends QueryResultRow>(
    table: string,
    query: string,
    ids: readonly string[],
  ): Promise<Row[]> {
    try {
      // Asked first, because PostgreSQL logs a statement that fails as an error.
      const found = await this.pool?.query('SELECT WHERE to_regclass($1) IS NOT NULL', [table]);
      if (!found?.rowCount) return [];
      return (await this.pool?.query<Row>(query, [ids]))?.rows ?? [];
    } catch (error) {
      if (error instanceof Error && 'code' in error && error.code === missingDatabase) return [];
      throw error;
    }
  }
}
