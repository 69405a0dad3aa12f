import { pathTo } from '@chauffeur/contracts/http/paths';
import { begunAuditEntry, type CompleteAuditEntryCommand } from '@chauffeur/contracts/identity/audit';
import { auditPaths } from '@chauffeur/contracts/identity/identity-paths';
import { CodedError } from '@chauffeur/service-kit';
import {
  Injectable,
  Logger,
  type CallHandler,
  type ExecutionContext,
  type NestInterceptor,
} from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { FastifyRequest } from 'fastify';
import { from, lastValueFrom, type Observable } from 'rxjs';
import type { SignedIn } from '../session/access-token.strategy.js';
import { Identity } from '../upstream/upstream.module.js';
import { REPEATABLE_ACT } from './repeatable-act.decorator.js';
import { STAFF_ACT, type StaffActOptions } from './staff-act.decorator.js';
import {
  actsOfRequest,
  idOfRepeatable,
  outcomeOfError,
  outcomeOfResult,
  resultOfAct,
  type StaffActOfRequest,
} from './staff-act.rules.js';

/**
 * Writes each act of staff to the audit log: its start, before the body is validated, and then its outcome. If the
 * start can't be written, the act is not carried out, so no act is missing. An entry has no outcome if that could not
 * be written.
 */
@Injectable()
export class RecordStaffAct implements NestInterceptor {
  private readonly logger = new Logger(RecordStaffAct.name);

  constructor(
    private readonly reflector: Reflector,
    private readonly identity: Identity,
  ) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const request = context.switchToHttp().getRequest<FastifyRequest & { user: SignedIn }>();
    const options = this.reflector.get<StaffActOptions | undefined>(STAFF_ACT, context.getHandler());
    const { method, params, query, body } = request;
    const staffRequest = { method, route: request.routeOptions.url ?? '', params, query, body };
    const isRepeatable = this.reflector.get<boolean | undefined>(REPEATABLE_ACT, context.getHandler());
    const acts = actsOfRequest(staffRequest, options).map((act, index) => {
      if (!isRepeatable) return act;
      const requestId = idOfRepeatable(request.user.id, { ...staffRequest, headers: request.headers }, index);
      return requestId === undefined ? act : { ...act, requestId };
    });
    if (acts.length === 0) return next.handle();
    const outcomesOf = (result: unknown) =>
      acts.map((act, index) =>
        outcomeOfResult(act, staffRequest, resultOfAct(result, index), options?.detail),
      );
    return from(this.run(acts, request.user, next, outcomesOf));
  }

  private async run(
    acts: readonly StaffActOfRequest[],
    admin: SignedIn,
    next: CallHandler,
    outcomesOf: (result: unknown) => readonly CompleteAuditEntryCommand[],
  ): Promise<unknown> {
    const ids: (string | null)[] = [];
    for (const act of acts) ids.push(await this.begin(act, admin));
    let result: unknown;
    try {
      result = await lastValueFrom(next.handle(), { defaultValue: undefined });
    } catch (error) {
      const outcome = outcomeOfError(error);
      await Promise.all(ids.map((id) => this.complete(id, outcome)));
      throw error;
    }
    const outcomes = outcomesOf(result);
    await Promise.all(outcomes.map((outcome, index) => this.complete(ids[index] ?? null, outcome)));
    // The removed record is only for the log.
    return acts.some(({ action }) => action === 'removed') ? undefined : result;
  }

  private async begin(act: StaffActOfRequest, { id: adminId, username }: SignedIn): Promise<string | null> {
    const body = { ...act, username };
    try {
      const path = auditPaths.collection;
      return (await this.identity.json(begunAuditEntry, { method: 'POST', path, body, adminId })).id;
    } catch (error) {
      // During a roll-out, identity may be of a release without the audit log.
      if (!(error instanceof CodedError && error.code === 'route.notFound')) throw error;
      this.logger.warn(`not in the audit log: ${act.action} of ${act.kind} by ${adminId}`);
      return null;
    }
  }

  private async complete(id: string | null, body: CompleteAuditEntryCommand): Promise<void> {
    if (id === null) return;
    try {
      await this.identity.bytes({ method: 'PUT', path: pathTo(auditPaths.outcome, { id }), body });
    } catch (error) {
      this.logger.error(`the outcome of audit entry ${id} is not stored: ${body.outcome}`, error);
    }
  }
}
