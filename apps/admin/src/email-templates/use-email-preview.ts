import {
  emailDeliveryResponse,
  emailPreviewResponse,
  type PreviewEmailTemplateRequest,
} from '@chauffeur/contracts';
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import { useSession } from '../session/session-context';
import { emailTemplates } from './email-templates.resource';
import { useSettled } from './use-settled';

/** Milliseconds without a new letter after which the preview is drawn anew. */
const pause = 500;

/** What a template becomes with the server's example; its faults are those of `error`. */
export function useEmailPreview(template: PreviewEmailTemplateRequest | null) {
  const session = useSession();
  // As a text, which is the same as long as its letters are.
  const settled = useSettled(JSON.stringify(template), pause);
  const query = useQuery({
    queryKey: [emailTemplates.name, 'preview', settled],
    queryFn: () =>
      session.ask({
        method: 'POST',
        path: `${emailTemplates.path}/preview`,
        body: JSON.parse(settled) as PreviewEmailTemplateRequest,
        answer: emailPreviewResponse,
      }),
    enabled: settled !== 'null',
    placeholderData: keepPreviousData,
    // Each is of one moment's letters, which hardly ever come back.
    gcTime: 10_000,
  });
  return settled === 'null' ? { data: undefined, error: null } : query;
}

/** Sends a template, saved or not, to the admin's own address. */
export function useSendTest() {
  const session = useSession();
  return useMutation({
    mutationFn: (body: PreviewEmailTemplateRequest) =>
      session.ask({
        method: 'POST',
        path: `${emailTemplates.path}/test`,
        body,
        answer: emailDeliveryResponse,
      }),
  });
}
