import { CodedError } from '@chauffeur/service-kit';
import { weaknessOf, type PasswordOwner } from './password.rules.js';

/** Throws CodedError `request.invalid` with `<field>.common`, `<field>.personal` or `<field>.unchanged`. */
export function requireStrongPassword(
  field: 'password' | 'newPassword',
  password: string,
  owner: PasswordOwner,
): void {
  const weakness = weaknessOf(password, owner);
  if (weakness) throw new CodedError('request.invalid', [{ field, code: `${field}.${weakness}` }]);
}
