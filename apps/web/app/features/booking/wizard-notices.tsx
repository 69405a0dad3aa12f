import { inLanguage } from '@chauffeur/contracts/languages/in-language';
import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { useSiteLanguage } from '../../i18n/use-site-language';
import { Banner } from '../../surfaces/banner';
import type { Wizard } from './use-wizard';

/** What could not be loaded or is no longer offered. Above the choices, which are longer than a phone's screen. */
export function WizardNotices({ wizard }: { wizard: Wizard }) {
  const { t } = useTranslation('booking');
  const { language } = useSiteLanguage();
  const { step, choices, hasWithdrawn } = wizard;
  const { withdrawn } = wizard.extras;
  return (
    <Box role="status" sx={{ display: 'grid', gap: 2, '&:not(:empty)': { mb: 3 } }}>
      {!choices.isComplete && <Banner kind="warning">{t('loadWarning')}</Banner>}
      {step === 'options' && hasWithdrawn && <Banner kind="warning">{t('banner.vanished')}</Banner>}
      {step !== 'options' && withdrawn.length > 0 && (
        <Banner kind="warning">
          {t('extras.withdrawn', {
            names: withdrawn.map((extra) => inLanguage(extra, 'name', language)).join(', '),
          })}
        </Banner>
      )}
    </Box>
  );
}
