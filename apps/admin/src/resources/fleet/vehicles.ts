import { vehicleResponse, type VehicleResponse } from '@chauffeur/contracts/vehicles/vehicle';
import type { Resource } from '../../records/resource';

export const vehicles: Resource<VehicleResponse> = {
  name: 'vehicles',
  path: '/api/admin/vehicles',
  row: vehicleResponse,
};

/** Returns a name that distinguishes a vehicle from the others of its car: `1 · 90-AA-123`. */
export function vehicleName({ label, plate }: { label: string; plate: string | null }): string {
  return plate ? `${label} · ${plate}` : label;
}
