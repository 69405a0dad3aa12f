import type { ContactMessagePage } from '@chauffeur/contracts/notifications/contact-message';
import { useEffect, useSyncExternalStore } from 'react';
import { useContactMessages } from './use-contact-messages';

/** Stores until when messages were seen in this browser. */
const storageKey = 'messages-seen-until';
const listeners = new Set<() => void>();

/** Returns how many of the newest messages arrived after the list was last open in this browser. */
export function useUnreadMessages(): number {
  const seenUntil = useSyncExternalStore(subscribe, readSeenUntil);
  const { data } = useContactMessages(1);
  return data?.items.filter(({ createdAt }) => createdAt > seenUntil).length ?? 0;
}

/** Marks the messages on the screen as seen. */
export function useMarkAsSeen(page: ContactMessagePage | undefined): void {
  const newest = page?.items[0]?.createdAt;
  useEffect(() => {
    if (!newest || newest <= readSeenUntil()) return;
    try {
      localStorage.setItem(storageKey, newest);
    } catch {
      // Without storage, all messages stay unread.
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
  // Fires if another tab opened the list.
  window.addEventListener('storage', onChange);
  return () => {
    listeners.delete(onChange);
    window.removeEventListener('storage', onChange);
  };
}
