import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { useRef, useState, type SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../buttons/button';
import { ContactList } from '../../../company/contact-list';
import { ProofNotice } from '../../../forms/proof-notice';
import { TextField } from '../../../forms/text-field';
import { Banner } from '../../../surfaces/banner';
import { requestLink } from './ride-api';

type RequestState = 'idle' | 'incomplete' | 'sending' | 'sent' | 'failed';

/** Has a link sent to the customer's address; `reason` is why the page shows no ride. */
export function RequestLink({ reason }: { reason: 'none' | 'invalid' | 'expired' }) {
  const { t } = useTranslation('ride');
  const [state, setState] = useState<RequestState>('idle');
  const isInFlight = useRef(false);

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isInFlight.current) return;
    const form = new FormData(event.currentTarget);
    const text = (name: string) => {
      const value = form.get(name);
      return typeof value === 'string' ? value.trim() : '';
    };
    const request = { referenceNumber: text('referenceNumber'), customerEmail: text('customerEmail') };
    if (!request.referenceNumber || !request.customerEmail) return setState('incomplete');
    isInFlight.current = true;
    setState('sending');
    try {
      await requestLink(request);
      setState('sent');
    } catch {
      setState('failed');
    } finally {
      isInFlight.current = false;
    }
  };

  return (
    <Container maxWidth="sm" sx={{ paddingBlock: { xs: 4, md: 8 }, minHeight: '100vh' }}>
      <Typography variant="h1" sx={{ fontSize: 'clamp(1.75rem, 1.4rem + 1.6vw, 2.5rem)' }}>
        {t('link.title')}
      </Typography>
      <Typography sx={{ mt: 1.5, color: 'text.secondary' }}>{t(`link.${reason}`)}</Typography>
      <Box
        component="form"
        noValidate
        onSubmit={(event: SubmitEvent<HTMLFormElement>) => void submit(event)}
        sx={{ display: 'grid', gap: 2.5, mt: 3 }}
      >
        <TextField
          label={t('link.reference')}
          name="referenceNumber"
          required
          autoComplete="off"
          autoCapitalize="characters"
          placeholder="BK20261121-7KQ4MZXP"
          maxLength={40}
        />
        <TextField label={t('link.email')} name="customerEmail" required type="email" autoComplete="email" />
        <div role="alert">
          {state === 'incomplete' && <Banner kind="warning">{t('link.required')}</Banner>}
          {state === 'failed' && <Banner kind="warning">{t('link.failed')}</Banner>}
          {state === 'sent' && <Banner kind="success">{t('link.sent')}</Banner>}
        </div>
        <div>
          <Button type="submit" variant="contained" size="large" aria-disabled={state === 'sending'}>
            {state === 'sending' ? t('link.sending') : t('link.submit')}
          </Button>
          <ProofNotice />
        </div>
      </Box>
      <ContactList />
    </Container>
  );
}
