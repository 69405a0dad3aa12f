import type { PreviewEmailTemplateRequest } from '@chauffeur/contracts';
import SendIcon from '@mui/icons-material/ForwardToInboxOutlined';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useRefusalText } from '../i18n/use-refusal-text';
import { useSignedInAdmin } from '../session/session-context';
import { faultsIn } from './template-fault.rules';
import { useSendTest } from './use-email-preview';

const Row = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 12px',
  marginBlock: 8,
});

/** Sends what stands in the editor to the admin's own mailbox, and says beside it what became of that. */
export function SendTestButton({ template }: { template: PreviewEmailTemplateRequest | null }) {
  const { t } = useTranslation('emailTemplates');
  const send = useSendTest();
  const refusalText = useRefusalText();
  const email = useSignedInAdmin()?.email ?? '';
  const isFaulty = Object.keys(faultsIn(send.error)).length > 0;
  const failure = isFaulty ? t('test.faulty') : (refusalText(send.error) ?? t('test.failed'));
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
        {send.isError && failure}
        {send.data && t('test.sent', { email: send.data.to ?? email })}
      </Typography>
    </Row>
  );
}
