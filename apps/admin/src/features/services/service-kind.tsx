import type { ServiceKind } from '@chauffeur/contracts/catalogue/service';
import {
  BusinessCenterOutlined as BusinessIcon,
  FlightRounded as PlaneIcon,
  GroupsRounded as GroupIcon,
  PlaceOutlined as CityIcon,
  type IconComponent,
} from '@chauffeur/brand/icons';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';

const icons: Record<ServiceKind, IconComponent> = {
  airport_transfer: PlaneIcon,
  city_tour: CityIcon,
  group_tour: GroupIcon,
  business_transfer: BusinessIcon,
};

const Row = styled('span')({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  '& svg': { fontSize: 18 },
});

export function ServiceKindName({ kind }: { kind: ServiceKind }) {
  const { t } = useTranslation('services');
  const Icon = icons[kind];
  return (
    <Row>
      <Icon aria-hidden="true" />
      <span>{t(`kinds.${kind}`)}</span>
    </Row>
  );
}
