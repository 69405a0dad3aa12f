import type { EmailPreviewResponse } from '@chauffeur/contracts/notifications/email-template';
import type { Language } from '@chauffeur/contracts/languages/languages';
import { styled } from '@mui/material/styles';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import Typography from '@mui/material/Typography';
import { useId, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { EmailFrame } from './email-frame';

const Subject = styled('p')(({ theme }) => ({
  margin: 0,
  padding: '10px 14px',
  fontWeight: 700,
  overflowWrap: 'anywhere',
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
}));

const Frame = styled('div')(({ theme }) => ({
  overflow: 'hidden',
  borderRadius: 12,
  border: `1px solid ${theme.vars.palette.divider}`,
  backgroundColor: theme.vars.palette.background.default,
}));

const PlainText = styled('pre')({
  height: 480,
  margin: 0,
  padding: 14,
  overflow: 'auto',
  fontSize: '0.8125rem',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
});

interface EmailPreviewProps {
  /** Language of the email. */
  language: Language | undefined;
  /** undefined while there is nothing to show. */
  preview: EmailPreviewResponse | undefined;
  /** Why the preview does not match the latest input. */
  error: string | undefined;
  /** Shown next to the heading. */
  children: ReactNode;
}

/** The email as recipients see it: subject, HTML, and plain text for programs that show no HTML. */
export function EmailPreview({ language, preview, error, children }: EmailPreviewProps) {
  const { t } = useTranslation('emailTemplates');
  const id = useId();
  const [format, setFormat] = useState<'html' | 'text'>('html');
  return (
    <section aria-labelledby={id}>
      <Typography id={id} variant="h2" component="h3">
        {t('preview.title')}
      </Typography>
      <Typography variant="body2" color="text.secondary">
        {t('preview.hint')}
      </Typography>
      {children}
      <Typography role="status" variant="body2" color="error">
        {error}
      </Typography>
      <Tabs
        value={format}
        textColor="inherit"
        onChange={(_event, chosen: typeof format) => setFormat(chosen)}
      >
        <Tab value="html" label={t('preview.html')} id={`${id}-html`} aria-controls={`${id}-panel`} />
        <Tab value="text" label={t('preview.text')} id={`${id}-text`} aria-controls={`${id}-panel`} />
      </Tabs>
      <Frame role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${format}`}>
        {preview ? (
          <>
            <Subject aria-label={t('fields.subjectTemplate')}>
              <span lang={language}>{preview.subject}</span>
            </Subject>
            {format === 'html' ? (
              <EmailFrame html={preview.html} title={t('preview.frame')} />
            ) : (
              // Focusable, so that the keyboard can scroll it.
              <PlainText lang={language} tabIndex={0}>
                {preview.text}
              </PlainText>
            )}
          </>
        ) : (
          <Typography color="text.secondary" sx={{ p: 2 }}>
            {t('preview.none')}
          </Typography>
        )}
      </Frame>
    </section>
  );
}
