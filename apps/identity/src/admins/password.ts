import { argon2Cost } from '@chauffeur/service-kit';
import { hash, verify } from '@node-rs/argon2';

export function hashPassword(password: string): Promise<string> {
  // argon2id is the library's default.
  return hash(password, argon2Cost);
}

export function isPassword(password: string, passwordHash: string): Promise<boolean> {
  return verify(passwordHash, password);
}
