import { useEffect, useState, type ReactNode } from 'react';
import { VisuallyHidden } from './visually-hidden';

/** Announces its children to screen readers. Rendered after the live region, whose initial content is not announced. */
export function Announcement({ children }: { children: ReactNode }) {
  const [isListening, setIsListening] = useState(false);
  useEffect(() => setIsListening(true), []);
  return <VisuallyHidden role="status">{isListening && children}</VisuallyHidden>;
}
