import { removedRecordHeaders } from '@chauffeur/contracts/http/headers';
import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyReply } from 'fastify';

/** What the audit log is to know of a record that a request removed: its last version, a booking's reference number. */
export interface RemovedRecord {
  readonly version: number;
  readonly referenceNumber?: string;
}

export type NameRemoved = (removed: RemovedRecord) => void;

/** A function that names to the gateway what a request removed, for the audit log: the response has no body. */
export const RemovedRecordNaming = createParamDecorator(
  (_data: unknown, context: ExecutionContext): NameRemoved =>
    ({ version, referenceNumber }) => {
      const reply = context.switchToHttp().getResponse<FastifyReply>();
      reply.header(removedRecordHeaders.version, version);
      if (referenceNumber) reply.header(removedRecordHeaders.reference, referenceNumber);
    },
);
