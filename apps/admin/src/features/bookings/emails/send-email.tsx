import type { BookingResponse } from '@chauffeur/contracts/bookings/booking';
import { isSentManually } from '@chauffeur/contracts/notifications/template-name';
import { SendRounded as SendIcon } from '@chauffeur/brand/icons';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import { styled } from '@mui/material/styles';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useTemplateName } from './use-template-name';
import { useSendEmail, useTemplateNames } from './use-booking-emails';

const Row = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 10, alignItems: 'start' });

/** Sends one of the templates manually, including staff's own. */
export function SendEmail({ booking }: { booking: BookingResponse }) {
  const { t } = useTranslation('bookings');
  const templates = useTemplatesFor(booking);
  const nameOf = useTemplateName();
  const [templateName, setTemplateName] = useState('');
  const send = useSendEmail(booking, templateName);
  return (
    <Row>
      <TextField
        select
        size="small"
        label={t('emails.template')}
        value={templateName}
        onChange={({ target }) => setTemplateName(target.value)}
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
        onClick={() => send.mutate()}
      >
        {t('emails.send')}
      </Button>
    </Row>
  );
}

/** Returns the names of the active templates in the customer's language. */
function useTemplatesFor({ language }: BookingResponse): readonly string[] {
  const { data = [] } = useTemplateNames();
  return data
    .filter((template) => template.language === language && template.isActive)
    .map(({ templateName }) => templateName)
    .filter(isSentManually);
}
