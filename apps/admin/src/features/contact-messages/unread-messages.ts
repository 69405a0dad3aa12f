import type { ContactMessagePage } from '@chauffeur/contracts/notifications/contact-message';
import { useEffect, useSyncExternalStore } from 'react';
import { useContactMessages } from './use-contact-messages';

/** In the browser: until when its admin has seen the messages. */
const storageKey = 'messages-seen-until';
const listeners = new Set<() => void>();

/** How many of the newest messages came after the list was last open in this browser. */
export function useUnreadMessages(): number {
  const seenUntil = useSyncExternalStore(subscribe, readSeenUntil);
  const { data } = useContactMessages(1);
  return data?.items.filter(({ createdAt }) => createdAt > seenUntil).length ?? 0;
}

/** Counts the messages that are on the screen as seen. */
export function useMarkAsSeen(page: ContactMessagePage | undefined): void {
  const newest = page?.items[0]?.createdAt;
  useEffect(() => {
    if (!newest || newest <= readSeenUntil()) return;
    try {
      localStorage.setItem(storageKey, newest);
    } catch {
      // A browser without storage: all messages stay new.
    }
    for (const listener of listeners) listener();
  }, [newest]);
}

function readSeenUntil(): string {
  try {
    return localStorage.getItem(storageKey) ?? '';
  } catch {
    return '';
  }
}

function subscribe(onChange: () => void): () => void {
  listeners.add(onChange);
  // Another tab has opened the list.
  window.addEventListener('storage', onChange);
  return () => {
    listeners.delete(onChange);
    window.removeEventListener('storage', onChange);
  };
}
