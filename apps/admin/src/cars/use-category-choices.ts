import { staffCategoryResponse } from '@chauffeur/contracts';
import { useQuery } from '@tanstack/react-query';
import { z } from 'zod';
import { useSession } from '../session/session-context';
import { useStaffLanguage } from '../i18n/staff-language';
import type { Choice } from '../forms/form-select';

/** The categories that a car can be put in, in staff's language. */
export function useCategoryChoices(): readonly Choice[] {
  const session = useSession();
  const { language } = useStaffLanguage();
  const { data = [] } = useQuery({
    queryKey: ['categories', 'list'],
    queryFn: () => session.ask({ path: '/api/admin/categories', answer: z.array(staffCategoryResponse) }),
  });
  return data.map(({ id, name, nameRu }) => ({
    value: id,
    label: language === 'ru' && nameRu ? nameRu : name,
  }));
}
