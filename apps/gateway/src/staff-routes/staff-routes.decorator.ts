import { applyDecorators, UseGuards, UseInterceptors } from '@nestjs/common';
import { AuthGuard } from '@nestjs/passport';
import { ApiBearerAuth, ApiTags } from '@nestjs/swagger';
import { ApiProblems } from '../api-documentation/api-problems.decorator.js';
import { RecordStaffAct } from './record-staff-act.js';

/** Decorates every controller under /api/admin: requires a session, and writes changes to the audit log. */
export function StaffRoutes(subject: string): ClassDecorator {
  return applyDecorators(
    UseGuards(AuthGuard('access-token')),
    UseInterceptors(RecordStaffAct),
    ApiTags(`Staff: ${subject}`),
    ApiBearerAuth(),
    ApiProblems(401),
  );
}
