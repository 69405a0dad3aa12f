import { emailTemplateResponse, type EmailTemplateResponse } from '@chauffeur/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useRefusalText } from '../i18n/use-refusal-text';
import { ConfirmDialog } from '../lists/confirm-dialog';
import { useNotify } from '../notices/notice-context';
import { useSession } from '../session/session-context';
import { emailTemplates } from './email-templates.resource';

interface ResetTemplateProps {
  /** As it was looked at; undefined while nothing is asked. */
  template: EmailTemplateResponse | undefined;
  onClose: () => void;
}

/** Asks before a built-in template gets the product's own words back. */
export function ResetTemplate({ template, onClose }: ResetTemplateProps) {
  const { t } = useTranslation('emailTemplates');
  const { t: tForms } = useTranslation('forms');
  const notify = useNotify();
  const refusalText = useRefusalText();
  const reset = useReset();
  const close = () => {
    reset.reset();
    onClose();
  };
  const confirm = () =>
    template &&
    reset.mutate(template, {
      onSuccess: () => {
        close();
        notify(t('reset.done'));
      },
    });
  return (
    <ConfirmDialog
      isOpen={template !== undefined}
      title={t('reset.title', { name: template?.fullName ?? '' })}
      text={t('reset.text')}
      failure={reset.error ? (refusalText(reset.error) ?? t('reset.failed')) : undefined}
      isBusy={reset.isPending}
      confirm={t('reset.button')}
      keep={tForms('cancel')}
      onConfirm={confirm}
      onClose={close}
    />
  );
}

function useReset() {
  const session = useSession();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ id, version }: EmailTemplateResponse) =>
      session.ask({
        method: 'POST',
        path: `${emailTemplates.path}/${id}/reset`,
        body: { version },
        answer: emailTemplateResponse,
      }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: [emailTemplates.name, 'list'] }),
  });
}
