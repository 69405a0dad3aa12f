import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../buttons/button';
import { ContactList } from '../../../../company/contact-list';
import { ProofNotice } from '../../../../forms/sending/proof-notice';
import { TextField } from '../../../../forms/fields/text-field';
import { useErrorText } from '../../../../i18n/use-error-text';
import { Banner } from '../../../../surfaces/banner';
import { useLinkRequest } from './use-link-request';
import { smallTitleSize } from '../../../../theme/small-title';

/** A form that has a link sent to the customer's email address. `reason` is why the page shows no ride. */
export function RequestLink({ reason }: { reason: 'none' | 'invalid' | 'expired' }) {
  const { t } = useTranslation('ride');
  const errorText = useErrorText();
  const { state, field, submit } = useLinkRequest();

  return (
    <Container maxWidth="sm" sx={{ paddingBlock: { xs: 4, md: 8 }, minHeight: '100vh' }}>
      <Typography variant="h1" sx={{ fontSize: smallTitleSize }}>
        {t('link.title')}
      </Typography>
      <Typography sx={{ mt: 1.5, color: 'text.secondary' }}>{t(`link.${reason}`)}</Typography>
      {reason === 'expired' && <Typography sx={{ color: 'text.secondary' }}>{t('link.longAgo')}</Typography>}
      <Box component="form" noValidate onSubmit={submit} sx={{ display: 'grid', gap: 2.5, mt: 3 }}>
        <TextField
          label={t('link.reference')}
          required
          autoComplete="off"
          autoCapitalize="characters"
          placeholder="BK20261121-7KQ4MZXP"
          maxLength={40}
          {...field('referenceNumber')}
        />
        <TextField
          label={t('link.email')}
          required
          type="email"
          autoComplete="email"
          {...field('customerEmail')}
        />
        <div role="alert">
          {state === 'failed' && <Banner kind="warning">{t('link.failed')}</Banner>}
          {state === 'tooMany' && <Banner kind="warning">{errorText('request.tooMany')}</Banner>}
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
