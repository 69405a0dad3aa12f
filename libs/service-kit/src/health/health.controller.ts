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

/** A dependency of a service, which `/health/ready` checks. */
export interface ReadinessCheck {
  readonly name: string;
  /** Rejects, or resolves with false, if the dependency can't be used. */
  readonly isReady: () => Promise<boolean>;
  /** Whether the service can work without it: then it is reported as degraded, and the service stays ready. */
  readonly optional?: boolean;
}

/** Timeout of a check in milliseconds, after which the dependency counts as unready. */
const checkTimeoutMs = 3_000;

/** Responds with 503 and the state of each dependency instead of a problem. */
@Catch(ServiceUnavailableException)
class UnreadyFilter implements ExceptionFilter<ServiceUnavailableException> {
  catch(error: ServiceUnavailableException, host: ArgumentsHost): void {
    void host.switchToHttp().getResponse<FastifyReply>().status(503).send(error.getResponse());
  }
}

/** `/health/live` and `/health/ready` of every service. */
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
