import { emailTemplateResponse, isContactTemplate, type BookingResponse } from '@chauffeur/contracts';
import SendIcon from '@mui/icons-material/SendRounded';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import { styled } from '@mui/material/styles';
import TextField from '@mui/material/TextField';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { useRefusalText } from '../i18n/use-refusal-text';
import { useNotify } from '../notices/notice-context';
import { useSession } from '../session/session-context';
import { useSendEmail } from './use-booking-emails';

const Row = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 10, alignItems: 'start' });

/** Sends one of the templates by hand, also those of staff's own. */
export function SendEmail({ booking }: { booking: BookingResponse }) {
  const { t } = useTranslation('bookings');
  const templates = useTemplatesFor(booking);
  const [templateName, setTemplateName] = useState('');
  // One key a choice: a second press of the same one is the same mail.
  const [key, setKey] = useState(() => crypto.randomUUID());
  const send = useSendEmail(booking.id);
  const notify = useNotify();
  const refusalText = useRefusalText();
  const renew = () => setKey(crypto.randomUUID());
  return (
    <Row>
      <TextField
        select
        size="small"
        label={t('emails.template')}
        value={templateName}
        onChange={({ target }) => {
          setTemplateName(target.value);
          renew();
        }}
        sx={{ flex: '1 1 220px' }}
        slotProps={{ input: { sx: { minHeight: 44 } } }}
      >
        {templates.map((name) => (
          <MenuItem key={name} value={name}>
            {name}
          </MenuItem>
        ))}
      </TextField>
      <Button
        variant="outlined"
        color="inherit"
        startIcon={<SendIcon />}
        disabled={templateName === ''}
        loading={send.isPending}
        onClick={() =>
          send.mutate(
            { templateName, key },
            {
              onSuccess: () => {
                notify(t('emails.resent'));
                renew();
              },
              onError: (failure) => notify(refusalText(failure) ?? t('emails.resendFailed'), 'trouble'),
            },
          )
        }
      >
        {t('emails.send')}
      </Button>
    </Row>
  );
}

/** The names of the active templates in the customer's language. */
function useTemplatesFor({ language }: BookingResponse): readonly string[] {
  const session = useSession();
  const { data = [] } = useQuery({
    queryKey: ['emailTemplates', 'list'],
    queryFn: () =>
      session.ask({ path: '/api/admin/email-templates', answer: z.array(emailTemplateResponse) }),
  });
  return data
    .filter((template) => template.language === language && template.isActive)
    .map(({ templateName }) => templateName)
    .filter((name) => !isContactTemplate(name));
}
