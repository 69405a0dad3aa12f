import { idempotencyKeyHeader } from '@chauffeur/contracts/http/headers';
import { applyDecorators, SetMetadata } from '@nestjs/common';
import { ApiHeader } from '@nestjs/swagger';

export const REPEATABLE_ACT = Symbol('repeatable act');

/** A staff route whose repeats with one Idempotency-Key do nothing more; `description` is the header's in the API's. */
export function RepeatableAct(description: string): MethodDecorator {
  return applyDecorators(
    SetMetadata(REPEATABLE_ACT, true),
    ApiHeader({ name: idempotencyKeyHeader, required: false, description }),
  );
}
