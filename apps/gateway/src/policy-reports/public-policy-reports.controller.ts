import { Registry, Counter } from '@chauffeur/service-kit';
import { Body, Controller, HttpCode, Logger, Post } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { LRUCache } from 'lru-cache';
import { policyReportsPath } from '../security/content-security-policy.js';
import { violationsOf } from './policy-report.rules.js';

/** Each kind of violation is logged once an hour, because anyone can send reports. */
const logged = { ttl: 60 * 60 * 1000, max: 50 };

/** Receives browsers' reports of what the Content-Security-Policy has blocked. */
@ApiExcludeController()
@Controller(policyReportsPath)
export class PublicPolicyReportsController {
  private readonly logger = new Logger(PublicPolicyReportsController.name);
  private readonly known = new LRUCache<string, true>(logged);
  private readonly violations: Counter;

  constructor(registry: Registry) {
    this.violations = new Counter({
      name: 'csp_violations_total',
      help: 'Violations of the Content-Security-Policy that browsers report',
      registers: [registry],
    });
  }

  @Post()
  @HttpCode(204)
  report(@Body() body: unknown): void {
    for (const { directive, blocked } of violationsOf(body)) {
      this.violations.inc();
      const kind = `${directive} ${blocked}`;
      // Above this many kinds in an hour, further ones are probably made up.
      if (this.known.has(kind) || this.known.size >= logged.max) continue;
      this.known.set(kind, true);
      this.logger.warn({ event: 'content security policy violated', directive, blocked });
    }
  }
}
