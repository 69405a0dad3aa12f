import { contactMessageLimits, contactSubjects } from '@chauffeur/contracts/notifications/contact-form';
import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../buttons/button';
import { ProofNotice } from '../../forms/sending/proof-notice';
import { HoneypotField, useFormUsage } from '../../forms/sending/form-usage';
import { SelectField } from '../../forms/fields/select-field';
import { TextArea } from '../../forms/fields/text-area';
import { TextField } from '../../forms/fields/text-field';
import { useErrorText } from '../../i18n/use-error-text';
import { useScriptsRunning } from '../../start/hydration/use-scripts-running';
import { Banner } from '../../surfaces/banner';
import { ContactPhoneFields } from './contact-phone-fields';
import { MessageSent } from './message-sent';
import { useContactForm } from './use-contact-form';
import { NoScriptContact } from '../../company/no-script-contact';

const Form = styled('form')(({ theme }) => ({
  display: 'grid',
  gap: '20px 24px',
  alignItems: 'start',
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: '1fr 1fr', '& > .wide': { gridColumn: '1 / -1' } },
}));

/** The message form; the input stays until the server has stored the message. */
export function ContactForm() {
  const { t } = useTranslation('contact');
  const errorText = useErrorText();
  const { honeypotRef, describeUsage } = useFormUsage();
  const { state, formRef, field, phone, write, change, submit, reset } = useContactForm(describeUsage);
  const canSend = useScriptsRunning();
  const outcome = useRef<HTMLDivElement>(null);
  const hasFailed = state === 'failed' || state === 'tooMany';
  useEffect(() => {
    // On a phone the notice that the browser is offline may cover it, or the window may end above it.
    if (hasFailed) outcome.current?.scrollIntoView({ block: 'nearest' });
  }, [hasFailed]);
  if (state === 'sent') return <MessageSent onAnother={reset} />;
  // What is typed meanwhile would not be sent, and would be lost with the form.
  const isSending = state === 'sending';
  return (
    <Box component="section" sx={{ p: { xs: 2.5, md: 4 }, borderRadius: '16px', bgcolor: 'sand.main' }}>
      <Typography variant="h3" component="h2" sx={{ mb: 2.5 }}>
        {t('form.title')}
      </Typography>
      <NoScriptContact />
      <Form ref={formRef} noValidate onChange={change} onSubmit={submit}>
        <HoneypotField ref={honeypotRef} />
        <TextField
          label={t('form.name')}
          required
          autoComplete="name"
          maxLength={contactMessageLimits.name}
          readOnly={isSending}
          {...field('name')}
        />
        <TextField
          label={t('form.email')}
          required
          type="email"
          autoComplete="email"
          readOnly={isSending}
          {...field('email')}
        />
        <ContactPhoneFields field={field} phone={phone} write={write} isReadOnly={isSending} />
        <div className="wide">
          <SelectField label={t('form.subject')} {...field('subject')}>
            <option value="">{t('form.noSubject')}</option>
            {contactSubjects.map((subject) => (
              <option key={subject} value={subject}>
                {t(`subjects.${subject}`)}
              </option>
            ))}
          </SelectField>
        </div>
        <div className="wide">
          <TextArea
            label={t('form.message')}
            required
            rows={6}
            maxLength={contactMessageLimits.message}
            readOnly={isSending}
            {...field('message')}
          />
        </div>
        <Box ref={outcome} role="alert" className="wide">
          {state === 'failed' && <Banner kind="warning">{t('form.failed')}</Banner>}
          {state === 'tooMany' && <Banner kind="warning">{errorText('request.tooMany')}</Banner>}
        </Box>
        <div className="wide">
          <Button
            type="submit"
            variant="contained"
            size="large"
            disabled={!canSend}
            aria-disabled={isSending}
          >
            {isSending ? t('form.sending') : t('form.send')}
          </Button>
          <ProofNotice />
        </div>
      </Form>
    </Box>
  );
}
