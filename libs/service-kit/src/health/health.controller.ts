import { healthPaths } from '@chauffeur/contracts/http/paths';
import { withTimeout } from '@chauffeur/messaging';
import {
  Catch,
  Controller,
  Get,
  Inject,
  ServiceUnavailableException,
  UseFilters,
  type ArgumentsHost,
  type ExceptionFilter,
} from '@nestjs/common';
import { HealthCheckService, HealthIndicatorService } from '@nestjs/terminus';
import type { FastifyReply } from 'fastify';

export const READINESS_CHECKS = Symbol('readiness checks');

/** One thing that a service depends on, as `/health/ready` asks about it. */
export interface ReadinessCheck {
  /** What is depended on: `database`, `broker`. */
  readonly name: string;
  /** Rejects, or resolves with false, when it can't be used. */
  readonly isReady: () => Promise<boolean>;
  /** The service works without it, if less well: reported, but no reason to send requests elsewhere. */
  readonly optional?: boolean;
}

/** A dependency that does not respond within this time, in milliseconds, is not ready. */
const checkTimeoutMs = 3_000;

/** An unready service responds with 503 and the state of each dependency rather than with a problem. */
@Catch(ServiceUnavailableException)
class UnreadyFilter implements ExceptionFilter<ServiceUnavailableException> {
  catch(error: ServiceUnavailableException, host: ArgumentsHost): void {
    void host.switchToHttp().getResponse<FastifyReply>().status(503).send(error.getResponse());
  }
}

/** `/health/live` and `/health/ready`, of every service. */
@Controller()
export class HealthController {
  constructor(
    private readonly health: HealthCheckService,
    private readonly indicators: HealthIndicatorService,
    @Inject(READINESS_CHECKS) private readonly checks: readonly ReadinessCheck[],
  ) {}

  @Get(healthPaths.live)
  live(): { status: 'ok' } {
    return { status: 'ok' };
  }

  @Get(healthPaths.ready)
  @UseFilters(UnreadyFilter)
  ready() {
    return this.health.check(
      this.checks.map(({ name, isReady, optional }) => async () => {
        const indicator = this.indicators.check(name);
        if (await withTimeout(checkTimeoutMs, name, isReady()).catch(() => false)) return indicator.up();
        return optional ? indicator.degraded() : indicator.down();
      }),
    );
  }
}
