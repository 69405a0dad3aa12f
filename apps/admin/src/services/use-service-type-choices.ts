import { staffServiceTypeResponse } from '@chauffeur/contracts';
import { useQuery } from '@tanstack/react-query';
import { z } from 'zod';
import type { Choice } from '../forms/form-select';
import { useStaffLanguage } from '../i18n/staff-language';
import { useSession } from '../session/session-context';

/** The types that a service can be of, in staff's language. */
export function useServiceTypeChoices(): readonly Choice[] {
  const session = useSession();
  const { language } = useStaffLanguage();
  const { data = [] } = useQuery({
    queryKey: ['serviceTypes', 'list'],
    queryFn: () =>
      session.ask({ path: '/api/admin/service-types', answer: z.array(staffServiceTypeResponse) }),
  });
  return data.map(({ id, name, nameRu }) => ({
    value: id,
    label: language === 'ru' && nameRu ? nameRu : name,
  }));
}
