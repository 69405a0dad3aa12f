import { contactMessagePage } from '@chauffeur/contracts/notifications/contact-message';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useSession } from '../../session/session-context';

export const contactMessagesKey = ['contactMessages'] as const;

/** Reads a page of messages from the contact form, newest first. */
export function useContactMessages(page: number) {
  const session = useSession();
  return useQuery({
    queryKey: [...contactMessagesKey, page],
    queryFn: () =>
      session.request({ path: `/api/admin/contact-messages?page=${page}`, response: contactMessagePage }),
    placeholderData: keepPreviousData,
  });
}
