import { Catch, ServiceUnavailableException, type ArgumentsHost, type ExceptionFilter } from '@nestjs/common';
import type { FastifyReply } from 'fastify';

/** An unready service answers 503 with the state of each dependency rather than with a problem. */
@Catch(ServiceUnavailableException)
export class HealthFilter implements ExceptionFilter<ServiceUnavailableException> {
  catch(error: ServiceUnavailableException, host: ArgumentsHost): void {
    void host.switchToHttp().getResponse<FastifyReply>().status(503).send(error.getResponse());
  }
}
