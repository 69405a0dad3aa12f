import { HourlyTask } from '@chauffeur/service-kit';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { LessThan, type Repository } from 'typeorm';
import { RefreshTokenEntity } from './refresh-token.entity.js';

/** A token that has expired is of no use. */
@Injectable()
export class PurgeRefreshTokens extends HourlyTask {
  constructor(@InjectRepository(RefreshTokenEntity) private readonly tokens: Repository<RefreshTokenEntity>) {
    super();
  }

  protected run() {
    return this.tokens.delete({ expiresAt: LessThan(new Date()) });
  }
}
