import { useCallback, useState } from 'react';
import { usePrefetch } from '../start/use-prefetch';
import type { PhoneReading } from './phone-fields';

/** Loads the parser of phone numbers at the visitor's first interaction; null until it is loaded, or if that fails. */
export function usePhoneReading(): PhoneReading | null {
  const [reading, setReading] = useState<PhoneReading | null>(null);
  const load = useCallback(() => import('@chauffeur/phone').then(setReading), []);
  usePrefetch(load);
  return reading;
}
