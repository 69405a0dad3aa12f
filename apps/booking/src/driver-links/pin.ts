import { argon2Cost } from '@chauffeur/service-kit';
import { hash, verify } from '@node-rs/argon2';

/** How many last digits of the phone number are the PIN until staff set one. */
const phoneDigits = 4;

export function hashPin(pin: string): Promise<string> {
  // With argon2id, the library's default.
  return hash(pin, argon2Cost);
}

/** Returns the PIN of a driver without one of their own; null if the phone number has too few digits. */
export function pinOfPhone(phone: string | null): string | null {
  const digits = (phone ?? '').replaceAll(/\D/g, '');
  return digits.length >= phoneDigits ? digits.slice(-phoneDigits) : null;
}

/** Whether a PIN is the driver's: the one that staff have set, otherwise that of the phone number. */
export async function isPin(
  pin: string,
  { pinHash, phone }: { readonly pinHash: string | null; readonly phone: string | null },
): Promise<boolean> {
  return pinHash === null ? pin === pinOfPhone(phone) : verify(pinHash, pin);
}
