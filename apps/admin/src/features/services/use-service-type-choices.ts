import type { Choice } from '../../forms/form-select';
import { useStaffLanguage } from '../../i18n/staff-language';
import { useRecords } from '../../records/use-records';
import { namedChoices } from '../../resources/named-choices';
import { serviceTypes } from '../../resources/service-types';

export function useServiceTypeChoices(): readonly Choice[] {
  const { language } = useStaffLanguage();
  const { data = [] } = useRecords(serviceTypes);
  return namedChoices(data, language);
}
