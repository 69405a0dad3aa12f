import { useEffect, type ReactNode } from 'react';
import { repeatEarlyInput } from './early-input';

/** The page that the scripts have taken over. */
export function HydratedPage({ children }: { children: ReactNode }) {
  useEffect(repeatEarlyInput, []);
  return children;
}
