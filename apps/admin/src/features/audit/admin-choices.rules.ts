import type { AuditEntryResponse } from '@chauffeur/contracts/identity/audit';
import type { Choice } from '../../forms/form-select';

/**
 * The admins whose entries can be chosen. One who was removed, and is chosen by a link, is among them, by the name in the
 * entries: a filter that is not shown could not be cleared.
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
