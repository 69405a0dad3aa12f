import type { Choice } from '../../forms/fields/form-select';
import { useStaffLanguage } from '../../i18n/staff-language';
import { useRecords } from '../../records/use-records';
import { namedChoices } from '../../resources/catalogue/named-choices';
import { serviceTypes } from '../../resources/catalogue/service-types';

/** Undefined until they are loaded. */
export function useServiceTypeChoices(): readonly Choice[] | undefined {
  const { language } = useStaffLanguage();
  const { data } = useRecords(serviceTypes);
  return data && namedChoices(data, language);
}
