import { formSecondsHeader, formTrapHeader, minFormSeconds } from '@chauffeur/contracts/http/headers';
import { CodedError } from '@chauffeur/service-kit';
import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';

/**
 * Rejects a form of the site that a program filled in: a field that people don't see has a value, or it was sent faster
 * than a person could. A person whose browser caused this can send it again. API clients send neither header.
 */
@Injectable()
export class RejectAutomatedForms implements CanActivate {
  canActivate(context: ExecutionContext): true {
    const { headers } = context.switchToHttp().getRequest<FastifyRequest>();
    if (headers[formTrapHeader]) throw new CodedError('form.automated');
    const seconds = headers[formSecondsHeader];
    if (seconds !== undefined && !(Number(seconds) >= minFormSeconds))
      throw new CodedError('form.tooFast', [], { retryAfterSeconds: minFormSeconds });
    return true;
  }
}
