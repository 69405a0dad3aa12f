import { applyDecorators, UseGuards, UseInterceptors } from '@nestjs/common';
import { AuthGuard } from '@nestjs/passport';
import { ApiBearerAuth, ApiTags } from '@nestjs/swagger';
import { ApiProblems } from '../api-documentation/api-problems.decorator.js';
import { RecordStaffAct } from './record-staff-act.js';

/** Every controller under /api/admin carries this: it requires a session, and what changes something is in the audit log. */
export function StaffRoutes(subject: string): ClassDecorator {
  return applyDecorators(
    UseGuards(AuthGuard('access-token')),
    UseInterceptors(RecordStaffAct),
    ApiTags(`Staff: ${subject}`),
    ApiBearerAuth(),
    ApiProblems(401),
  );
}
