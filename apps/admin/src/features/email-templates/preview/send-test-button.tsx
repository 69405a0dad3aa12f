import type { PreviewEmailTemplateRequest } from '@chauffeur/contracts/notifications/email-template';
import { ForwardToInboxOutlined as SendIcon } from '@chauffeur/brand/icons';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useFailureText } from '../../../i18n/use-failure-text';
import { useSignedInAdmin } from '../../../session/session-context';
import { templateErrorsIn } from '../template-error.rules';
import { useSendTest } from './use-email-preview';

const Row = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 12px',
  marginBlock: 8,
});

/** Sends the edited template to the admin's own address, and shows the result next to the button. */
export function SendTestButton({ template }: { template: PreviewEmailTemplateRequest | null }) {
  const { t } = useTranslation('emailTemplates');
  const send = useSendTest();
  const failureText = useFailureText();
  const email = useSignedInAdmin()?.email ?? '';
  const isInvalid = Object.keys(templateErrorsIn(send.error)).length > 0;
  const failure = isInvalid ? t('test.invalid') : failureText(send.error, t('test.failed'));
  return (
    <Row>
      <Button
        variant="outlined"
        color="inherit"
        startIcon={<SendIcon />}
        disabled={template === null}
        loading={send.isPending}
        onClick={() => (template ? send.mutate(template) : undefined)}
      >
        {t('test.send')}
      </Button>
      <Typography role="status" variant="body2" color={send.isError ? 'error' : 'success'}>
        {send.isError ? failure : send.data && t('test.sent', { email: send.data.to ?? email })}
      </Typography>
    </Row>
  );
}
