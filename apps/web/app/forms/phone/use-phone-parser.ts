import { useCallback, useState } from 'react';
import { usePrefetch } from '../../start/on-demand/use-prefetch';
import type { PhoneParser } from './phone-fields';

/** Loads the parser of phone numbers at the visitor's first interaction; null until it is loaded, or if that fails. */
export function usePhoneParser(): PhoneParser | null {
  const [parser, setParser] = useState<PhoneParser | null>(null);
  const load = useCallback(() => import('@chauffeur/phone').then(setParser), []);
  usePrefetch(load);
  return parser;
}
