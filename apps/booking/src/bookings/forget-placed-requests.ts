import { Injectable, Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { LessThan, type Repository } from 'typeorm';
import { PlacedRequestEntity } from './placed-request.entity.js';

const hour = 3_600_000;
/** A repeat later than this, in milliseconds, is no repeat of a lost answer any more. */
const keptFor = 7 * 24 * hour;

/** Keeps the table of answered requests bounded. */
@Injectable()
export class ForgetPlacedRequests implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly logger = new Logger(ForgetPlacedRequests.name);
  private timer: NodeJS.Timeout | undefined;

  constructor(
    @InjectRepository(PlacedRequestEntity) private readonly requests: Repository<PlacedRequestEntity>,
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
      await this.requests.delete({ createdAt: LessThan(new Date(Date.now() - keptFor)) });
    } catch (error) {
      this.logger.warn('old requests could not be forgotten; tried again in an hour', error);
    }
  }
}
