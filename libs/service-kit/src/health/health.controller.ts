import { Controller, Get, Inject, UseFilters } from '@nestjs/common';
import { HealthCheckService, HealthIndicatorService } from '@nestjs/terminus';
import { HealthFilter } from './health.filter.js';

export const READINESS_CHECKS = Symbol('readiness checks');

export interface ReadinessCheck {
  /** What is depended on: `database`, `broker`. */
  readonly name: string;
  /** Throws, or answers false, when it can't be used. */
  readonly isReady: () => Promise<boolean>;
  /** The service works without it, if less well: reported, but no reason to send requests elsewhere. */
  readonly optional?: boolean;
}

/** A dependency that does not answer within this time, in milliseconds, is not ready. */
const checkLimit = 3_000;

@Controller('health')
export class HealthController {
  constructor(
    private readonly health: HealthCheckService,
    private readonly indicators: HealthIndicatorService,
    @Inject(READINESS_CHECKS) private readonly checks: readonly ReadinessCheck[],
  ) {}

  @Get('live')
  live(): { status: 'ok' } {
    return { status: 'ok' };
  }

  @Get('ready')
  @UseFilters(HealthFilter)
  ready() {
    return this.health.check(
      this.checks.map((check) => async () => {
        const indicator = this.indicators.check(check.name);
        if (await answersInTime(check)) return indicator.up();
        return check.optional ? indicator.degraded() : indicator.down();
      }),
    );
  }
}

async function answersInTime(check: ReadinessCheck): Promise<boolean> {
  const { promise: tooLate, resolve } = Promise.withResolvers<boolean>();
  const timer = setTimeout(() => resolve(false), checkLimit);
  try {
    return await Promise.race([check.isReady().catch(() => false), tooLate]);
  } finally {
    clearTimeout(timer);
  }
}
