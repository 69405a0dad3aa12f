import {
  emailTemplateResponse,
  type EmailTemplateResponse,
} from '@chauffeur/contracts/notifications/email-template';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useFailureText } from '../../i18n/use-failure-text';
import { ConfirmDialog } from '../../surfaces/confirm-dialog';
import { useNotify } from '../../notices/notice-context';
import { useSession } from '../../session/session-context';
import { emailTemplates } from '../../resources/emails/email-templates';

interface ResetTemplateProps {
  /** The version that was shown. */
  template: EmailTemplateResponse;
  isOpen: boolean;
  onClose: () => void;
}

/** Confirms before a built-in template is reset to the product's own text. */
export function ResetTemplate({ template, isOpen, onClose }: ResetTemplateProps) {
  const { t } = useTranslation('emailTemplates');
  const { t: tForms } = useTranslation('forms');
  const notify = useNotify();
  const failureText = useFailureText();
  const reset = useReset();
  const close = () => {
    reset.reset();
    onClose();
  };
  const confirm = () =>
    reset.mutate(template, {
      onSuccess: () => {
        close();
        notify(t('reset.done'));
      },
    });
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={t('reset.title', { name: template.fullName })}
      text={t('reset.text')}
      failure={reset.error ? failureText(reset.error, t('reset.failed')) : undefined}
      isBusy={reset.isPending}
      confirmLabel={t('reset.button')}
      cancelLabel={tForms('cancel')}
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
      session.request({
        method: 'POST',
        path: `${emailTemplates.path}/${id}/reset`,
        body: { version },
        response: emailTemplateResponse,
      }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: [emailTemplates.name, 'list'] }),
  });
}
