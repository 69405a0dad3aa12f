import { HourlyTask } from '@chauffeur/service-kit';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { LessThan, type Repository } from 'typeorm';
import { PasswordFailuresEntity } from './password-failures.entity.js';

/** Milliseconds after which failures are forgiven, regardless of their number. */
const retention = 24 * 3_600_000;

@Injectable()
export class PurgePasswordFailures extends HourlyTask {
  constructor(
    @InjectRepository(PasswordFailuresEntity) private readonly failures: Repository<PasswordFailuresEntity>,
  ) {
    super();
  }

  protected run() {
    return this.failures.delete({ lastAt: LessThan(new Date(Date.now() - retention)) });
  }
}
