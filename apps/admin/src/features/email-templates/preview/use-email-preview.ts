import { emailDeliveryResponse } from '@chauffeur/contracts/notifications/email-delivery';
import {
  emailPreviewResponse,
  type EmailPreviewResponse,
  type PreviewEmailTemplateRequest,
} from '@chauffeur/contracts/notifications/email-template';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSession } from '../../../session/session-context';
import { emailTemplates } from '../../../resources/emails/email-templates';
import { useDebouncedValue } from '../../../api/use-debounced-value';

/** Debounce delay of the preview in milliseconds. */
const debounceMs = 500;

/** Renders a template with the server's example data. With an `error`, `data` is the last successful preview. */
export function useEmailPreview(template: PreviewEmailTemplateRequest | null) {
  const session = useSession();
  // As a string, which is equal as long as its content is.
  const debounced = useDebouncedValue(JSON.stringify(template), debounceMs);
  const query = useQuery({
    queryKey: [emailTemplates.name, 'preview', debounced],
    queryFn: () =>
      session.request({
        method: 'POST',
        path: `${emailTemplates.path}/preview`,
        body: JSON.parse(debounced) as PreviewEmailTemplateRequest,
        response: emailPreviewResponse,
      }),
    enabled: debounced !== 'null',
    // Each preview belongs to input that hardly ever recurs.
    gcTime: 10_000,
  });
  // React Query drops the previous data on an error.
  const [last, setLast] = useState<EmailPreviewResponse>();
  if (query.data && query.data !== last) setLast(query.data);
  if (debounced === 'null') return { data: undefined, error: null };
  return { data: query.data ?? last, error: query.error };
}

/** Sends a template, saved or not, to the admin's own address. */
export function useSendTest() {
  const session = useSession();
  return useMutation({
    mutationFn: (body: PreviewEmailTemplateRequest) =>
      session.request({
        method: 'POST',
        path: `${emailTemplates.path}/test`,
        body,
        response: emailDeliveryResponse,
      }),
  });
}
