import type { Choice } from '../../forms/fields/form-select';
import { useStaffLanguage } from '../../i18n/staff-language';
import { useRecords } from '../../records/use-records';
import { categories } from '../../resources/catalogue/categories';
import { namedChoices } from '../../resources/catalogue/named-choices';

/** Undefined until they are loaded. */
export function useCategoryChoices(): readonly Choice[] | undefined {
  const { language } = useStaffLanguage();
  const { data } = useRecords(categories);
  return data && namedChoices(data, language);
}
