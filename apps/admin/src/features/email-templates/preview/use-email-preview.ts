import { emailDeliveryResponse } from '@chauffeur/contracts/notifications/email-delivery';
import {
  emailPreviewResponse,
  type PreviewEmailTemplateRequest,
} from '@chauffeur/contracts/notifications/email-template';
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import { useSession } from '../../../session/session-context';
import { emailTemplates } from '../../../resources/email-templates';
import { useDebouncedValue } from '../../../forms/use-debounced-value';

/** Milliseconds without typing after which the preview is refreshed. */
const pause = 500;

/** A template filled with the server's example; its errors are those of `error`. */
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
    placeholderData: keepPreviousData,
    // Each is of one moment's letters, which hardly ever come back.
    gcTime: 10_000,
  });
  return debounced === 'null' ? { data: undefined, error: null } : query;
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
