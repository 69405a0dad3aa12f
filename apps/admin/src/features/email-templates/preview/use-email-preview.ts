import { emailDeliveryResponse } from '@chauffeur/contracts/notifications/email-delivery';
import {
  emailPreviewResponse,
  type EmailPreviewResponse,
  type PreviewEmailTemplateRequest,
} from '@chauffeur/contracts/notifications/email-template';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSession } from '../../../session/session-context';
import { emailTemplates } from '../../../resources/email-templates';
import { useDebouncedValue } from '../../../forms/use-debounced-value';

/** Milliseconds without typing after which the preview is refreshed. */
const pause = 500;

/** A template filled with the server's example; with an `error`, the last one that could be filled. */
export function useEmailPreview(template: PreviewEmailTemplateRequest | null) {
  const session = useSession();
  // As a text, which is the same as long as its letters are.
  const debounced = useDebouncedValue(JSON.stringify(template), pause);
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
    // Each is of one moment's letters, which hardly ever come back.
    gcTime: 10_000,
  });
  // The library keeps previous data only until an error.
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
