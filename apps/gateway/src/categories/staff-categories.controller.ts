import {
  categoryRequest,
  imageLimits,
  staffCategoryResponse,
  type AdminResponse,
} from '@chauffeur/contracts';
import { Controller, Delete, HttpCode, Inject, Param } from '@nestjs/common';
import { ApiNoContentResponse, ApiOperation } from '@nestjs/swagger';
import { ApiProblems } from '../api-documentation/api-problems.decorator.js';
import { recordId } from '../record-id.js';
import { SignedInAdmin } from '../session/signed-in-admin.decorator.js';
import { staffResource } from '../staff-resources/staff-resource.js';
import { Catalogue } from '../upstream/upstream.module.js';
import { RemoveCategory } from './remove-category.js';

@Controller('api/admin/categories')
export class StaffCategoriesController extends staffResource({
  names: { one: 'category', many: 'categories' },
  service: Catalogue,
  path: '/staff/categories',
  request: categoryRequest,
  response: staffCategoryResponse,
  bodyLimit: imageLimits.requestBytes,
}) {
  @Inject(RemoveCategory)
  private readonly removal!: RemoveCategory;

  @Delete(':id')
  @HttpCode(204)
  @ApiOperation({ summary: 'Remove a category with its cars; refused while bookings use one of them' })
  @ApiNoContentResponse()
  @ApiProblems(400, 404, 409, 503)
  override remove(
    @Param('id', { schema: recordId }) id: string,
    @SignedInAdmin() admin: AdminResponse,
  ): Promise<void> {
    return this.removal.remove(id, admin.id);
  }
}
