import { staffExtraResponse, type StaffExtraResponse } from '@chauffeur/contracts';
import type { Resource } from '../../records/resource';
import { RecordScreen } from '../../records/record-screen';
import { ExtraCard } from './extra-card';
import { ExtraForm } from './extra-form';

const extras: Resource<StaffExtraResponse> = {
  name: 'extras',
  path: '/api/admin/extras',
  row: staffExtraResponse,
};

/** What visitors can book beside a ride, such as a child seat. */
export function ExtrasPage() {
  return <RecordScreen resource={extras} Form={ExtraForm} Card={ExtraCard} nameOf={({ name }) => name} />;
}
