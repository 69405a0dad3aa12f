import { useEffect, useState, type ReactNode } from 'react';
import { VisuallyHidden } from './visually-hidden';

/** What screen readers say when it appears or changes: they leave out what a live region holds from its start. */
export function Announcement({ children }: { children: ReactNode }) {
  const [isListening, setIsListening] = useState(false);
  useEffect(() => setIsListening(true), []);
  return <VisuallyHidden role="status">{isListening && children}</VisuallyHidden>;
}
