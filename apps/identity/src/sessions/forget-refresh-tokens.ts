import { Injectable, Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { LessThan, type Repository } from 'typeorm';
import { RefreshTokenEntity } from './refresh-token.entity.js';

const hour = 3_600_000;

/** Keeps the table of refresh tokens bounded: one that has run out tells nothing any more. */
@Injectable()
export class ForgetRefreshTokens implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly logger = new Logger(ForgetRefreshTokens.name);
  private timer: NodeJS.Timeout | undefined;

  constructor(
    @InjectRepository(RefreshTokenEntity) private readonly tokens: Repository<RefreshTokenEntity>,
  ) {}

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => void this.forget(), hour);
    this.timer.unref();
  }

  onApplicationShutdown(): void {
    clearInterval(this.timer);
  }

  private async forget(): Promise<void> {
    try {
      await this.tokens.delete({ expiresAt: LessThan(new Date()) });
    } catch (error) {
      this.logger.warn('old refresh tokens could not be forgotten; tried again in an hour', error);
    }
  }
}
