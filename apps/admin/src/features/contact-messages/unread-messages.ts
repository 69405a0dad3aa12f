import type { ContactMessagePage } from '@chauffeur/contracts/notifications/contact-message';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import { z } from 'zod';
import { useSession } from '../../session/session-context';
import { contactMessagesKey, useContactMessages } from './use-contact-messages';

/** Returns how many of the newest messages no admin has read. */
export function useUnreadMessages(): number {
  const { data } = useContactMessages(1);
  return data?.items.filter(({ isRead }) => !isRead).length ?? 0;
}

/** Marks the messages on the screen as read while the window has the focus: an unattended screen has no reader. */
export function useMarkAsRead(page: ContactMessagePage | undefined): void {
  const session = useSession();
  const queryClient = useQueryClient();
  const hasFocus = useSyncExternalStore(subscribe, () => document.hasFocus());
  const unread = page?.items.filter(({ isRead }) => !isRead).map(({ id }) => id);
  const ids = unread?.join(',');
  useEffect(() => {
    if (!ids || !hasFocus) return;
    const body = { ids: ids.split(',') };
    session
      .request({ method: 'POST', path: '/api/admin/contact-messages/read', body, response: z.unknown() })
      .then(() => queryClient.invalidateQueries({ queryKey: contactMessagesKey }))
      // They stay unread until the list is open again.
      .catch(() => undefined);
  }, [session, queryClient, ids, hasFocus]);
}

function subscribe(onChange: () => void): () => void {
  window.addEventListener('focus', onChange);
  window.addEventListener('blur', onChange);
  return () => {
    window.removeEventListener('focus', onChange);
    window.removeEventListener('blur', onChange);
  };
}
