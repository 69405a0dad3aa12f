import { removedRecordHeaders } from '@chauffeur/contracts/http/headers';
import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyReply } from 'fastify';

/** What the audit log records of a removed record: its last version and a booking's reference number. */
export interface RemovedRecord {
  readonly version: number;
  readonly referenceNumber?: string;
}

export type ReportRemovedRecord = (removed: RemovedRecord) => void;

/** Injects a function that passes the removed record to the gateway for the audit log, in headers: the response has no body. */
export const RemovedRecordReporter = createParamDecorator(
  (_data: unknown, context: ExecutionContext): ReportRemovedRecord =>
    ({ version, referenceNumber }) => {
      const reply = context.switchToHttp().getResponse<FastifyReply>();
      reply.header(removedRecordHeaders.version, version);
      if (referenceNumber) reply.header(removedRecordHeaders.reference, referenceNumber);
    },
);
