import { iconOfServiceType, type IconComponent } from '@chauffeur/brand/icons';
import type { ServiceTypeIcon } from '@chauffeur/contracts/catalogue/service-type';

const icons: Record<ServiceTypeIcon, IconComponent> = iconOfServiceType;

/** The icon of a service type; falls back to a car for names that this version does not know. */
export function ServiceIcon({ name }: { name: ServiceTypeIcon }) {
  const Icon = icons[name] ?? icons.Car;
  return <Icon aria-hidden="true" />;
}
