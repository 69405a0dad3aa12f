import type { AuditEntryResponse } from '@chauffeur/contracts/identity/audit';
import type { Choice } from '../../forms/fields/form-select';

/**
 * Returns the admins that the filter offers. A removed admin who was chosen by a link is included, named as in the
 * entries, because a filter that is not shown can't be cleared.
 */
export function adminChoices(
  chosen: string | undefined,
  admins: readonly { readonly id: string; readonly username: string }[],
  entries: readonly Pick<AuditEntryResponse, 'adminId' | 'username'>[],
): Choice[] {
  const present = admins.map(({ id, username }) => ({ value: id, label: username }));
  if (!chosen || admins.some(({ id }) => id === chosen)) return present;
  const named = entries.find(({ adminId }) => adminId === chosen)?.username;
  return [...present, { value: chosen, label: named ?? `${chosen.slice(0, 8)}…` }];
}
