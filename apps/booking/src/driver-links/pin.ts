import { argon2Cost } from '@chauffeur/service-kit';
import { hash, verify } from '@node-rs/argon2';

/** Digits of a phone number that are a driver's PIN where staff have set no other. */
const phoneDigits = 4;

export function hashPin(pin: string): Promise<string> {
  // By argon2id, the library's default.
  return hash(pin, argon2Cost);
}

/** The PIN of a driver for whom none was set; null without a phone number that has as many digits. */
export function pinOfPhone(phone: string | null): string | null {
  const digits = (phone ?? '').replaceAll(/\D/g, '');
  return digits.length >= phoneDigits ? digits.slice(-phoneDigits) : null;
}

/** Whether a PIN is that of a driver: the one that staff have set, else that of the phone number. */
export async function isPin(
  pin: string,
  { pinHash, phone }: { readonly pinHash: string | null; readonly phone: string | null },
): Promise<boolean> {
  return pinHash === null ? pin === pinOfPhone(phone) : verify(pinHash, pin);
}
