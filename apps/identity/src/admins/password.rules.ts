import { commonPasswords } from './common-passwords.js';

/** The owner of a new password, with their current one, if any. */
export interface PasswordOwner {
  readonly username: string;
  readonly email: string;
  readonly currentPassword?: string;
}

/** Returns why a password is easy to guess: `common`, `personal` or `unchanged`; null if it is accepted. */
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

/** Returns whether the text repeats one or two characters: `aaaaaaaa`, `121212`. */
function isRepetition(text: string): boolean {
  return /^(.{1,2})\1+.?$/u.test(text);
}
