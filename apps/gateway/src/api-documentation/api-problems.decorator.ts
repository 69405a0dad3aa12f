import { STATUS_CODES } from 'node:http';
import { problem } from '@chauffeur/contracts/http/problem';
import { applyDecorators } from '@nestjs/common';
import { ApiResponse } from '@nestjs/swagger';

/** Documents the error statuses of a route; all have the same problem body. */
export function ApiProblems(...statuses: number[]): MethodDecorator & ClassDecorator {
  return applyDecorators(
    ...statuses.map((status) =>
      ApiResponse({ status, description: STATUS_CODES[status], standardSchema: problem }),
    ),
  );
}
