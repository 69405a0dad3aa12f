import type { BookingResponse } from '@chauffeur/contracts/bookings/booking';
import { isSentByHand } from '@chauffeur/contracts/notifications/template-name';
import { SendRounded as SendIcon } from '@chauffeur/brand/icons';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import { styled } from '@mui/material/styles';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useServerErrorText } from '../../../i18n/use-server-error-text';
import { useNotify } from '../../../notices/notice-context';
import { useTemplateName } from './use-template-name';
import { useSendEmail, useTemplateNames } from './use-booking-emails';

const Row = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 10, alignItems: 'start' });

/** Sends one of the templates manually, those of staff's own too. */
export function SendEmail({ booking }: { booking: BookingResponse }) {
  const { t } = useTranslation('bookings');
  const templates = useTemplatesFor(booking);
  const nameOf = useTemplateName();
  const [templateName, setTemplateName] = useState('');
  // One key per choice: a second click on the same one is the same email.
  const [key, setKey] = useState(() => crypto.randomUUID());
  const send = useSendEmail(booking.id);
  const notify = useNotify();
  const serverErrorText = useServerErrorText();
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
            {nameOf(name)}
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
              onError: (failure) => notify(serverErrorText(failure) ?? t('emails.resendFailed'), 'error'),
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
  const { data = [] } = useTemplateNames();
  return data
    .filter((template) => template.language === language && template.isActive)
    .map(({ templateName }) => templateName)
    .filter(isSentByHand);
}
