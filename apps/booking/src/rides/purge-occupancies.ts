import { HourlyTask } from '@chauffeur/service-kit';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { releaseEnded } from './holds/hold.js';

/** Days after which a ride's occupancy is no longer read. */
const retentionDays = 90;

@Injectable()
export class PurgeOccupancies extends HourlyTask {
  constructor(private readonly dataSource: DataSource) {
    super();
  }

  protected run() {
    return releaseEnded(this.dataSource.manager, retentionDays);
  }
}
