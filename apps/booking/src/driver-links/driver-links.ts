import { randomUUID } from 'node:crypto';
import {
  driverLinkUrl,
  type DriverAccess,
  type DriverDevice,
  type RenewDriverLinkRequest,
  type RenewedDriverLink,
} from '@chauffeur/contracts/driver-page/driver-link';
import { recordChanged } from '@chauffeur/contracts/events/record-events';
import { Outbox } from '@chauffeur/messaging';
import { CodedError, hashOfToken, LinkSecrets } from '@chauffeur/service-kit';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { DriverEntity } from '../drivers/driver.entity.js';
import { lockDriver } from '../drivers/lock-driver.js';
import { BOOKING_ENVIRONMENT, type BookingEnvironment } from '../environment.js';
import { FollowDriver } from '../ride-progress/follow-driver.js';
import { retryTransaction } from '../rides/retry-transaction.js';
import { hashPin, pinOfPhone } from './pin.js';

interface NewestLink {
  readonly pinHash: string | null;
  readonly createdAt: Date;
  readonly isRevoked: boolean;
  readonly lockedUntil: Date | null;
  readonly triedAt: Date | null;
  readonly endedByTries: boolean;
}

/** Staff's management of a driver's link and of the devices that signed in with it. */
@Injectable()
export class DriverLinks {
  private readonly secrets: LinkSecrets;

  constructor(
    private readonly dataSource: DataSource,
    private readonly outbox: Outbox,
    private readonly followDriver: FollowDriver,
    @Inject(BOOKING_ENVIRONMENT) private readonly environment: BookingEnvironment,
  ) {
    this.secrets = new LinkSecrets(environment);
  }

  /** Reads a driver's link and devices. Throws CodedError `driver.notFound`. */
  async read(driverId: string): Promise<DriverAccess> {
    const { manager } = this.dataSource;
    const driver = await manager.findOneBy(DriverEntity, { id: driverId });
    if (!driver) throw new CodedError('driver.notFound');
    return accessOf(manager, driver);
  }

  /**
   * Makes a link for staff to hand on; the previous one and all devices end at once. A PIN stays unless a new one is
   * given. Throws CodedError `driver.notFound`, `driver.inactive`, or `driver.pinMissing` if there is neither a PIN
   * nor a phone number.
   */
  renew(driverId: string, { pin }: RenewDriverLinkRequest): Promise<RenewedDriverLink> {
    return retryTransaction(this.dataSource, async (manager) => {
      const driver = await lockDriver(manager, driverId);
      if (!driver) throw new CodedError('driver.notFound');
      if (!driver.isActive) throw new CodedError('driver.inactive');
      const stored = pin === undefined ? ((await newestLink(manager, driverId))?.pinHash ?? null) : null;
      const pinHash = pin ? await hashPin(pin) : stored;
      if (pinHash === null && pinOfPhone(driver.phone) === null) throw new CodedError('driver.pinMissing');
      await endAccess(manager, driverId);
      const link = { id: randomUUID(), key: this.secrets.currentKey };
      const token = this.secrets.tokenOf(link);
      if (token === null) throw new Error('no token could be made with the present link secret');
      await manager.query(
        'INSERT INTO access_links (id, key, driver_id, token_hash, pin_hash) VALUES ($1, $2, $3, $4, $5)',
        [link.id, link.key, driverId, hashOfToken(token), pinHash],
      );
      await this.outbox.add(manager, recordChanged, { record: 'driver' });
      const url = driverLinkUrl(this.environment.PUBLIC_URL, token);
      return { ...(await accessOf(manager, driver)), url };
    });
  }

  /**
   * Ends a driver's link and all devices without a new link; no-op if there is none. Rides that the driver was asked
   * about count as agreed by phone.
   */
  end(driverId: string): Promise<void> {
    return retryTransaction(this.dataSource, async (manager) => {
      await endAccess(manager, driverId);
      await this.followDriver.closeOffers(manager, driverId);
      await this.outbox.add(manager, recordChanged, { record: 'driver' });
    });
  }

  /** Signs a driver out of one device; no-op if that session is already over. */
  endDevice(driverId: string, sessionId: string): Promise<void> {
    return retryTransaction(this.dataSource, async (manager) => {
      await manager.query('DELETE FROM driver_sessions WHERE id = $1 AND driver_id = $2', [
        sessionId,
        driverId,
      ]);
      await this.followDriver.closeOffers(manager, driverId);
    });
  }
}

/** Ends a driver's link and the sessions of all devices. */
export async function endAccess(manager: EntityManager, driverId: string): Promise<void> {
  await manager.query(
    'UPDATE access_links SET revoked_at = now() WHERE driver_id = $1 AND revoked_at IS NULL',
    [driverId],
  );
  await manager.query('DELETE FROM driver_sessions WHERE driver_id = $1', [driverId]);
}

async function accessOf(manager: EntityManager, { id, phone }: DriverEntity): Promise<DriverAccess> {
  const newest = await newestLink(manager, id);
  const now = new Date();
  const isLocked = newest?.lockedUntil != null && newest.lockedUntil > now;
  const link = newest && {
    madeAt: newest.createdAt.toISOString(),
    lockedUntil: isLocked ? newest.lockedUntil.toISOString() : null,
  };
  return {
    link: newest?.isRevoked ? null : link,
    triedAt: newest?.triedAt?.toISOString() ?? null,
    isEndedByTries: newest?.endedByTries ?? false,
    pin: newest?.pinHash ? 'own' : pinOfPhone(phone) === null ? 'missing' : 'phone',
    devices: await devicesOf(manager, id),
  };
}

async function newestLink(manager: EntityManager, driverId: string): Promise<NewestLink | null> {
  const [link] = await manager.query<NewestLink[]>(
    `SELECT pin_hash AS "pinHash", created_at AS "createdAt", revoked_at IS NOT NULL AS "isRevoked",
            locked_until AS "lockedUntil", tried_at AS "triedAt", ended_by_tries AS "endedByTries"
       FROM access_links WHERE driver_id = $1 ORDER BY created_at DESC, id LIMIT 1`,
    [driverId],
  );
  return link ?? null;
}

async function devicesOf(manager: EntityManager, driverId: string): Promise<DriverDevice[]> {
  const rows = await manager.query<{ id: string; device: string; firstUsedAt: Date; lastUsedAt: Date }[]>(
    `SELECT id, device, created_at AS "firstUsedAt", last_used_at AS "lastUsedAt"
       FROM driver_sessions WHERE driver_id = $1 AND ends_at > now() ORDER BY last_used_at DESC, id`,
    [driverId],
  );
  return rows.map(({ firstUsedAt, lastUsedAt, ...device }) => ({
    ...device,
    firstUsedAt: firstUsedAt.toISOString(),
    lastUsedAt: lastUsedAt.toISOString(),
  }));
}
