import { idempotencyKeyHeader } from '@chauffeur/contracts/http/headers';
import { applyDecorators, SetMetadata } from '@nestjs/common';
import { ApiHeader } from '@nestjs/swagger';

export const REPEATABLE_ACT = Symbol('repeatable act');

/** Marks a staff route that is idempotent by Idempotency-Key. `description` is that of the header in the API's documentation. */
export function RepeatableAct(description: string): MethodDecorator {
  return applyDecorators(
    SetMetadata(REPEATABLE_ACT, true),
    ApiHeader({ name: idempotencyKeyHeader, required: false, description }),
  );
}
