import { Injectable } from '@nestjs/common';
import { DataSource, In, IsNull, MoreThan, Not, type EntityManager } from 'typeorm';
import { AdminEntity } from '../admins/admin.entity.js';
import { RefreshTokenEntity } from './refresh-token.entity.js';

/** Finds and ends sessions of admins. A session is the family of all tokens from one sign-in. */
@Injectable()
export class OpenSessions {
  constructor(private readonly dataSource: DataSource) {}

  /** Returns whether the admin's session has neither ended nor expired. */
  isOpen(adminId: string, familyId: string): Promise<boolean> {
    const open = { adminId, familyId, revokedAt: IsNull(), expiresAt: MoreThan(new Date()) };
    return this.dataSource.manager.exists(RefreshTokenEntity, { where: open });
  }

  /** Returns those sessions, of any admins, that have neither ended nor expired. */
  async openAmong(familyIds: readonly string[]): Promise<string[]> {
    const tokens = await this.dataSource.manager.find(RefreshTokenEntity, {
      where: { familyId: In(familyIds), revokedAt: IsNull(), expiresAt: MoreThan(new Date()) },
      select: { familyId: true },
    });
    return [...new Set(tokens.map(({ familyId }) => familyId))];
  }

  /** Ends every session of the admin. */
  endAll(adminId: string): Promise<void> {
    return this.dataSource.transaction(async (manager) => {
      const lock = { mode: 'pessimistic_write' } as const;
      await manager.findOne(AdminEntity, { where: { id: adminId }, lock });
      await this.endAllBut(manager, adminId, null);
    });
  }

  /** Ends all other sessions. The caller has locked the admin's row, so that none begins or is refreshed meanwhile. */
  async endAllBut(manager: EntityManager, adminId: string, familyId: string | null): Promise<void> {
    const others = familyId === null ? {} : { familyId: Not(familyId) };
    const open = { adminId, revokedAt: IsNull(), ...others };
    await manager.update(RefreshTokenEntity, open, { revokedAt: new Date() });
  }
}
