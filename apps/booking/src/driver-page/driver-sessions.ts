import { randomBytes, randomUUID } from 'node:crypto';
import { pinLimits } from '@chauffeur/contracts/driver-page/driver-link';
import type {
  OpenDriverSessionCommand,
  OpenedDriverSession,
  SignedInDriver,
} from '@chauffeur/contracts/driver-page/driver-session';
import { firstNameOf } from '@chauffeur/contracts/drivers/first-name-of';
import { minuteMs } from '@chauffeur/contracts/time/durations';
import type { DriverLanguage } from '@chauffeur/contracts/languages/language';
import { recordChanged } from '@chauffeur/contracts/events/record-events';
import { Outbox } from '@chauffeur/messaging';
import { CodedError, hashOfToken, LinkSecrets } from '@chauffeur/service-kit';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { isPin } from '../driver-links/pin.js';
import { BOOKING_ENVIRONMENT, type BookingEnvironment } from '../environment.js';
import { FollowDriver } from '../ride-progress/follow-driver.js';
import { retryTransaction } from '../rides/retry-transaction.js';

interface FoundLink {
  readonly id: string;
  readonly key: string;
  readonly driverId: string;
  readonly isOver: boolean;
  readonly pinHash: string | null;
  readonly wrongPins: number;
  readonly wrongPinsInAll: number;
  readonly lockedUntil: Date | null;
  readonly name: string;
  readonly phone: string | null;
  readonly language: DriverLanguage;
}

/** The driver of a session. */
export interface DriverOfSession {
  readonly id: string;
  readonly name: string;
  readonly language: DriverLanguage;
}

const sessionDays = 30;
const sessionMs = sessionDays * 24 * 60 * minuteMs;

/** The sessions of drivers' devices; the table stores hashes of the tokens only. */
@Injectable()
export class DriverSessions {
  private readonly secrets: LinkSecrets;

  constructor(
    private readonly dataSource: DataSource,
    private readonly outbox: Outbox,
    private readonly followDriver: FollowDriver,
    @Inject(BOOKING_ENVIRONMENT) environment: BookingEnvironment,
  ) {
    this.secrets = new LinkSecrets(environment);
  }

  /**
   * Signs a driver in with link and PIN; other devices stay signed in. Throws CodedError `link.invalid`,
   * `link.expired`, `pin.wrong` with the number of tries left, or `link.locked`: the fifth wrong PIN locks the link
   * for some minutes, the twentieth ends it.
   */
  async open(command: OpenDriverSessionCommand, now = new Date()): Promise<OpenedDriverSession> {
    // The transaction returns the error, because throwing it would roll back the count of wrong PINs.
    const opened = await retryTransaction(this.dataSource, (manager) =>
      this.tryToOpen(manager, command, now),
    );
    if (opened instanceof CodedError) throw opened;
    return opened;
  }

  /** Returns the driver of a session and renews the session. Throws CodedError `session.required`. */
  async find(manager: EntityManager, session: string): Promise<DriverOfSession> {
    const tokenHash = hashOfToken(session);
    const [driver] = await manager.query<DriverOfSession[]>(
      `SELECT driver.id, driver.name, driver.language
         FROM driver_sessions held JOIN drivers driver ON driver.id = held.driver_id
        WHERE held.token_hash = $1 AND held.ends_at > now() AND driver.is_active`,
      [tokenHash],
    );
    if (!driver) throw new CodedError('session.required');
    await manager.query(
      `UPDATE driver_sessions SET last_used_at = now(), ends_at = now() + make_interval(days => $2)
        WHERE token_hash = $1 AND last_used_at < now() - interval '1 minute'`,
      [tokenHash, sessionDays],
    );
    return driver;
  }

  end(session: string): Promise<void> {
    return retryTransaction(this.dataSource, (manager) => this.endSession(manager, session));
  }

  private async tryToOpen(
    manager: EntityManager,
    { token, pin, device, replaces }: OpenDriverSessionCommand,
    now: Date,
  ): Promise<OpenedDriverSession | CodedError> {
    const link = await findLink(manager, token);
    if (!link || !this.secrets.hasKeyOf(link)) return new CodedError('link.invalid');
    if (link.isOver) return new CodedError('link.expired');
    if (link.lockedUntil && link.lockedUntil > now) return locked(link.lockedUntil, now);
    if (!(await isPin(pin, link))) return this.countWrongPin(manager, link, now);
    await manager.query('UPDATE access_links SET wrong_pins = 0, locked_until = NULL WHERE id = $1', [
      link.id,
    ]);
    if (replaces) await this.endSession(manager, replaces);
    const session = randomBytes(32).toString('base64url');
    const endsAt = new Date(now.getTime() + sessionMs);
    await manager.query(
      'INSERT INTO driver_sessions (id, token_hash, driver_id, link_id, device, ends_at) VALUES ($1, $2, $3, $4, $5, $6)',
      [randomUUID(), hashOfToken(session), link.driverId, link.id, device, endsAt],
    );
    await this.outbox.add(manager, recordChanged, { record: 'driver' });
    const driver = signedInDriverOf({ ...link, id: link.driverId });
    return { driver, serverNow: now.toISOString(), session, endsAt: endsAt.toISOString() };
  }

  private async endSession(manager: EntityManager, session: string): Promise<void> {
    const [ended] = await manager.query<{ driverId: string }[]>(
      `WITH ended AS (DELETE FROM driver_sessions WHERE token_hash = $1 RETURNING driver_id)
       SELECT driver_id AS "driverId" FROM ended`,
      [hashOfToken(session)],
    );
    if (ended) await this.followDriver.closeOffers(manager, ended.driverId);
  }

  private async countWrongPin(manager: EntityManager, link: FoundLink, now: Date): Promise<CodedError> {
    const wrongPins = link.wrongPins + 1;
    const inAll = link.wrongPinsInAll + 1;
    const isEnded = inAll >= pinLimits.triesInAll;
    const isLocked = !isEnded && wrongPins >= pinLimits.tries;
    const lockedUntil = isLocked ? new Date(now.getTime() + pinLimits.lockedMinutes * minuteMs) : null;
    await manager.query(
      `UPDATE access_links
          SET wrong_pins = $2, wrong_pins_in_all = $3, locked_until = $4, ended_by_tries = $5,
              tried_at = CASE WHEN $6 THEN $7::timestamptz ELSE tried_at END,
              revoked_at = CASE WHEN $5 THEN $7::timestamptz ELSE revoked_at END
        WHERE id = $1`,
      [link.id, isLocked ? 0 : wrongPins, inAll, lockedUntil, isEnded, isLocked || isEnded, now],
    );
    if (isEnded || lockedUntil) await this.outbox.add(manager, recordChanged, { record: 'driver' });
    if (isEnded) {
      await this.followDriver.closeOffers(manager, link.driverId);
      return new CodedError('link.expired');
    }
    if (lockedUntil) return locked(lockedUntil, now);
    const params = { triesLeft: pinLimits.tries - wrongPins };
    return new CodedError('pin.wrong', [{ field: 'pin', code: 'pin.wrong', params }]);
  }
}

/** Returns a driver as the page greets them. */
export function signedInDriverOf({ id, name, language }: DriverOfSession): SignedInDriver {
  return { id, firstName: firstNameOf(name), language };
}

/** Whether a link belongs, or belonged, to a driver other than the signed-in one. */
export async function isLinkOfOther(
  manager: EntityManager,
  token: string,
  driverId: string,
): Promise<boolean> {
  const others: unknown[] = await manager.query(
    'SELECT 1 FROM access_links WHERE token_hash = $1 AND driver_id <> $2',
    [hashOfToken(token), driverId],
  );
  return others.length > 0;
}

/** Finds and locks a link, so that tries of its PIN are counted in sequence. */
async function findLink(manager: EntityManager, token: string): Promise<FoundLink | undefined> {
  const [link] = await manager.query<FoundLink[]>(
    `SELECT link.id, link.key, link.driver_id AS "driverId", link.pin_hash AS "pinHash",
            link.revoked_at IS NOT NULL OR NOT driver.is_active AS "isOver",
            link.wrong_pins AS "wrongPins", link.wrong_pins_in_all AS "wrongPinsInAll",
            link.locked_until AS "lockedUntil", driver.name, driver.phone, driver.language
       FROM access_links link JOIN drivers driver ON driver.id = link.driver_id
      WHERE link.token_hash = $1
        FOR UPDATE OF link`,
    [hashOfToken(token)],
  );
  return link;
}

function locked(until: Date, now: Date): CodedError {
  const retryAfterSeconds = Math.ceil((until.getTime() - now.getTime()) / 1000);
  return new CodedError('link.locked', [], { retryAfterSeconds });
}
