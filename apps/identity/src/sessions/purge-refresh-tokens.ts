import { HourlyTask } from '@chauffeur/service-kit';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { LessThan, type Repository } from 'typeorm';
import { RefreshTokenEntity } from './refresh-token.entity.js';

/** Removes expired tokens. */
@Injectable()
export class PurgeRefreshTokens extends HourlyTask {
  constructor(@InjectRepository(RefreshTokenEntity) private readonly tokens: Repository<RefreshTokenEntity>) {
    super();
  }

  protected run() {
    return this.tokens.delete({ expiresAt: LessThan(new Date()) });
  }
}
