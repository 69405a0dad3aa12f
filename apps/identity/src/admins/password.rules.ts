import { commonPasswords } from './common-passwords.js';

/** Whose password it is to be, and the one of now, where there is one. */
export interface PasswordOwner {
  readonly username: string;
  readonly email: string;
  readonly currentPassword?: string;
}

/** Why a password would be guessed first: `common`, `personal`, `unchanged`; null for one that is accepted. */
export function weaknessOf(
  password: string,
  { username, email, currentPassword }: PasswordOwner,
): 'common' | 'personal' | 'unchanged' | null {
  if (password === currentPassword) return 'unchanged';
  const guess = password.trim().toLowerCase();
  if (commonPasswords.has(guess) || isRepetition(guess)) return 'common';
  const [localPart = ''] = email.split('@');
  const own = [username, email, localPart].map((text) => text.trim().toLowerCase());
  return own.includes(guess) || guess.includes(email.toLowerCase()) ? 'personal' : null;
}

/** One or two characters over and over: `aaaaaaaa`, `121212`. */
function isRepetition(text: string): boolean {
  return /^(.{1,2})\1+.?$/u.test(text);
}
