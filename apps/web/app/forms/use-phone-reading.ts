import { useCallback, useState } from 'react';
import { usePrefetch } from '../start/use-prefetch';
import type { PhoneReading } from './phone-fields';

/** Fetches what reads phone numbers at the visitor's first sign; null until then, and where it can't be had. */
export function usePhoneReading(): PhoneReading | null {
  const [reading, setReading] = useState<PhoneReading | null>(null);
  const load = useCallback(() => import('@chauffeur/phone').then(setReading), []);
  usePrefetch(load);
  return reading;
}
