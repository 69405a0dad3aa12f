import { iconOfServiceType } from '@chauffeur/brand/icons';
import { serviceTypeDefaults, type ServiceTypeIcon } from '@chauffeur/contracts/catalogue/service-type';
import { styled } from '@mui/material/styles';

const Ground = styled('span', { shouldForwardProp: (name) => name !== 'ground' })<{ ground: string }>(
  ({ theme, ground }) => ({
    flex: 'none',
    display: 'inline-grid',
    placeContent: 'center',
    width: 48,
    height: 48,
    borderRadius: 12,
    // A dark icon on a light colour, a light one on a dark colour.
    color: theme.palette.getContrastText(ground),
    backgroundColor: ground,
    forcedColorAdjust: 'none',
  }),
);

interface ServiceTypeBadgeProps {
  icon: ServiceTypeIcon;
  /** #RRGGBB. Anything else, such as incomplete input, shows the default colour. */
  color: string;
}

/** A service type's icon on its colour. */
export function ServiceTypeBadge({ icon, color }: ServiceTypeBadgeProps) {
  const Icon = iconOfServiceType[icon];
  const ground = /^#[0-9a-f]{6}$/i.test(color.trim()) ? color.trim() : serviceTypeDefaults.color;
  return (
    <Ground ground={ground} data-color={ground} aria-hidden="true">
      <Icon />
    </Ground>
  );
}
