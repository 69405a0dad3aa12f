import {
  seoSettingsChange,
  seoSettingsRequest,
  staffSeoSettingsResponse,
  versioned,
  type AdminResponse,
  type StaffSeoSettingsResponse,
} from '@chauffeur/contracts';
import { Body, Controller, Param, Put } from '@nestjs/common';
import { ApiOkResponse, ApiOperation } from '@nestjs/swagger';
import type { z } from 'zod';
import { ApiProblems } from '../api-documentation/api-problems.decorator.js';
import { recordId } from '../record-id.js';
import { SignedInAdmin } from '../session/signed-in-admin.decorator.js';
import { staffResource } from '../staff-resources/staff-resource.js';
import { Catalogue } from '../upstream/upstream.module.js';

const path = '/staff/seo-settings';
const seoSettingsUpdate = versioned(seoSettingsChange);

@Controller('api/admin/seo-settings')
export class StaffSeoSettingsController extends staffResource({
  names: { one: "page's SEO settings", many: 'SEO settings' },
  service: Catalogue,
  path,
  request: seoSettingsRequest,
  response: staffSeoSettingsResponse,
}) {
  @Put(':id')
  @ApiOperation({ summary: "Change a page's SEO settings; its path and language stay what they are" })
  @ApiOkResponse({ standardSchema: staffSeoSettingsResponse })
  @ApiProblems(400, 404, 409, 413, 503)
  override update(
    @Param('id', { schema: recordId }) id: string,
    @Body({ schema: seoSettingsUpdate }) body: z.output<typeof seoSettingsUpdate>,
    @SignedInAdmin() admin: AdminResponse,
  ): Promise<StaffSeoSettingsResponse> {
    return this.upstream.json(staffSeoSettingsResponse, {
      method: 'PUT',
      path: `${path}/${id}`,
      body,
      adminId: admin.id,
    });
  }
}
