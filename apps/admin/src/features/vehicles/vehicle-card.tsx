import type { BlockResponse } from '@chauffeur/contracts/blocks/block';
import type { VehicleResponse } from '@chauffeur/contracts/vehicles/vehicle';
import { useTranslation } from 'react-i18next';
import { upcomingBlocksOf } from '../../blocks/block-target';
import { BlocksButton } from '../../blocks/blocks-button';
import { useBlockText } from '../../blocks/use-block-text';
import { RecordText } from '../../i18n/record-text';
import { RecordCard } from '../../records/record-card';
import type { RecordItemProps } from '../../records/resource';
import { vehicleName } from '../../resources/fleet/vehicles';
import { DescriptionList } from '../../surfaces/description-list';
import { Tag } from '../../surfaces/tag';

type VehicleCardProps = RecordItemProps<VehicleResponse> & {
  /** The number of rides in the next 7 days; null while loading. */
  rides: number | null;
  blocks: readonly BlockResponse[];
  /** The car's name, because a number alone identifies no vehicle. */
  carName: string;
};

export function VehicleCard({ record: vehicle, onEdit, onRemove, rides, blocks, carName }: VehicleCardProps) {
  const { t } = useTranslation('vehicles');
  const blockText = useBlockText();
  const { isActive, notes } = vehicle;
  const coming = upcomingBlocksOf(blocks, { vehicleId: vehicle.id, driverId: null });
  return (
    <RecordCard
      name={vehicleName(vehicle)}
      status={<Tag tone={isActive ? 'success' : 'neutral'}>{t(isActive ? 'active' : 'inactive')}</Tag>}
      onEdit={onEdit}
      onRemove={onRemove}
      actions={
        <BlocksButton
          of={{ vehicleId: vehicle.id, driverId: null, name: `${carName} ${vehicleName(vehicle)}` }}
        />
      }
    >
      <DescriptionList
        items={[
          {
            name: t('fields.colour'),
            value: (vehicle.colour ?? vehicle.colourRu) ? <RecordText of={vehicle} field="colour" /> : null,
          },
          { name: t('rides'), value: rides === null ? null : t('ridesAhead', { count: rides }) },
          {
            name: t('blocked'),
            value: coming.length > 0 ? coming.map((block) => blockText(block)).join('; ') : null,
          },
          { name: t('fields.notes'), value: notes },
        ]}
      />
    </RecordCard>
  );
}
