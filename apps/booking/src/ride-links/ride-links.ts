import { randomUUID } from 'node:crypto';
import type { RideLink } from '@chauffeur/contracts/rides/ride-link';
import { CodedError, hashOfToken, LinkSecrets } from '@chauffeur/service-kit';
import { Inject, Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { BookingEntity } from '../bookings/booking.entity.js';
import { lockLegs } from '../bookings/lock-bookings.js';
import { BOOKING_ENVIRONMENT, type BookingEnvironment } from '../environment.js';

interface FoundLink {
  readonly key: string;
  readonly bookingId: string;
  readonly isRevoked: boolean;
}

/** The links to bookings' ride pages, one valid link per booking; the table stores hashes of the tokens only. */
@Injectable()
export class RideLinks {
  private readonly secrets: LinkSecrets;

  constructor(@Inject(BOOKING_ENVIRONMENT) environment: BookingEnvironment) {
    this.secrets = new LinkSecrets(environment);
  }

  /** Returns a booking's link. Makes a new one if there is none or its secret is no longer accepted. */
  async ensure(manager: EntityManager, bookingId: string): Promise<RideLink> {
    const [link] = await manager.query<RideLink[]>(
      'SELECT id, key FROM access_links WHERE booking_id = $1 AND revoked_at IS NULL',
      [bookingId],
    );
    return link && this.secrets.hasKeyOf(link) ? link : this.renew(manager, bookingId);
  }

  /** Makes a new link of a booking whose row the caller has locked; the previous one ends at once. */
  async renew(manager: EntityManager, bookingId: string): Promise<RideLink> {
    await manager.query(
      'UPDATE access_links SET revoked_at = now() WHERE booking_id = $1 AND revoked_at IS NULL',
      [bookingId],
    );
    return this.create(manager, bookingId);
  }

  /** Makes the first link of a booking. */
  async create(manager: EntityManager, bookingId: string): Promise<RideLink> {
    const { tokenHash, ...link } = this.newLink();
    await manager.query(
      'INSERT INTO access_links (id, key, booking_id, token_hash) VALUES ($1, $2, $3, $4)',
      [link.id, link.key, bookingId, tokenHash],
    );
    return link;
  }

  /** Returns a link to store, with the hash of its token. */
  newLink(): RideLink & { readonly tokenHash: Buffer } {
    const link = { id: randomUUID(), key: this.secrets.currentKey };
    return { ...link, tokenHash: hashOfToken(this.tokenOf(link)) };
  }

  /** Returns the token of a link made with the present secret or the previous one. */
  tokenOf(link: RideLink): string {
    const token = this.secrets.tokenOf(link);
    if (token === null) throw new Error(`link ${link.id} was made with a secret that is no longer accepted`);
    return token;
  }

  /**
   * Locks the booking of a token, and its trip's other leg, until the transaction ends. Throws CodedError as `find`
   * does, also if the booking was removed or the link replaced while it waited.
   */
  async lockBooking(manager: EntityManager, token: string): Promise<BookingEntity> {
    const id = await this.find(manager, token);
    await lockLegs(manager, id);
    const booking = await manager.findOneBy(BookingEntity, { id });
    if (!booking) throw new CodedError('link.expired');
    await this.find(manager, token);
    return booking;
  }

  /**
   * Returns the booking id of a token. Throws CodedError `link.invalid` for an unknown token, after as much work as
   * for any other, and `link.expired` for a replaced one.
   */
  async find(manager: EntityManager, token: string): Promise<string> {
    const [link] = await manager.query<FoundLink[]>(
      `SELECT key, booking_id AS "bookingId", revoked_at IS NOT NULL AS "isRevoked"
         FROM access_links WHERE token_hash = $1 AND booking_id IS NOT NULL`,
      [hashOfToken(token)],
    );
    if (!link || !this.secrets.hasKeyOf(link)) throw new CodedError('link.invalid');
    if (link.isRevoked) throw new CodedError('link.expired');
    return link.bookingId;
  }
}
