import { HourlyTask } from '@chauffeur/service-kit';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { LessThan, type Repository } from 'typeorm';
import { PlacedRequestEntity } from './placed-request.entity.js';

/** Milliseconds; a later repeat is not a retry after a lost response. */
const retentionMs = 7 * 24 * 3_600_000;

@Injectable()
export class PurgePlacedRequests extends HourlyTask {
  constructor(
    @InjectRepository(PlacedRequestEntity) private readonly requests: Repository<PlacedRequestEntity>,
  ) {
    super();
  }

  protected run() {
    return this.requests.delete({ createdAt: LessThan(new Date(Date.now() - retentionMs)) });
  }
}
