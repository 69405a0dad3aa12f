import { staffCategoryResponse, type StaffCategoryResponse } from '@chauffeur/contracts/catalogue/category';
import type { Resource } from '../../records/resource';

export const categories: Resource<StaffCategoryResponse> = {
  name: 'categories',
  path: '/api/admin/categories',
  row: staffCategoryResponse,
};
