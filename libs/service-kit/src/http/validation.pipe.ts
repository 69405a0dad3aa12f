import { StandardSchemaValidationPipe } from '@nestjs/common';
import { CodedError } from '../errors/coded-error.js';
import { fieldErrors } from '../errors/field-errors.js';

/** Parses `@Body({ schema })`, `@Query({ schema })` and `@Param(name, { schema })`; unknown fields are dropped. */
export function validationPipe(): StandardSchemaValidationPipe {
  return new StandardSchemaValidationPipe({
    exceptionFactory: (issues) => new CodedError('request.invalid', fieldErrors(issues)),
  });
}
