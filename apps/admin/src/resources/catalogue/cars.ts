import { staffCarResponse, type StaffCarResponse } from '@chauffeur/contracts/catalogue/car';
import type { Resource } from '../../records/resource';

export const cars: Resource<StaffCarResponse> = {
  name: 'cars',
  path: '/api/admin/cars',
  row: staffCarResponse,
};

export function carName({ brand, model }: { brand: string; model: string }): string {
  return `${brand} ${model}`;
}
