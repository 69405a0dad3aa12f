import { applyDecorators, UseGuards } from '@nestjs/common';
import { AuthGuard } from '@nestjs/passport';
import { ApiBearerAuth, ApiTags } from '@nestjs/swagger';
import { ApiProblems } from '../api-documentation/api-problems.decorator.js';

/** Every controller under /api/admin carries this: it requires a session. */
export function StaffRoutes(subject: string): ClassDecorator {
  return applyDecorators(
    UseGuards(AuthGuard('access-token')),
    ApiTags(`Staff: ${subject}`),
    ApiBearerAuth(),
    ApiProblems(401),
  );
}
