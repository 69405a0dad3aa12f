import { formSecondsHeader, formTrapHeader, minFormSeconds } from '@chauffeur/contracts/http/headers';
import { CodedError } from '@chauffeur/service-kit';
import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';

/**
 * Rejects what a program sent by a form of the site: it filled in what no person sees, or was faster than any. A person whose
 * browser did so sends it again. Clients of the API have no form and send neither header.
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
