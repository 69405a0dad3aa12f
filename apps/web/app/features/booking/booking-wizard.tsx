import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { NoScriptContact } from '../../company/no-script-contact';
import type { WizardChoices } from './choices/wizard-choices';
import { CurrentStep } from './current-step';
import { StepProgress } from './steps/step-progress';
import { useWizard } from './use-wizard';
import { WizardHead } from './wizard-head';
import { WizardNotices } from './wizard-notices';
import { withinWindow } from '../../theme/within-window';

/** Three steps from choice to booking. The URL names the step, so that back and forward move between them. */
export function BookingWizard({ choices }: { choices: WizardChoices }) {
  const { t } = useTranslation('booking');
  const wizard = useWizard(choices);
  const { step, heading, isRestored } = wizard;
  return (
    <Container sx={{ pt: { xs: 4, md: 6 }, pb: { xs: 0, md: 12 } }} data-restored={isRestored || undefined}>
      <WizardHead />
      <StepProgress step={step} />
      <NoScriptContact />
      <WizardNotices wizard={wizard} />
      <Typography
        variant="h2"
        ref={heading}
        tabIndex={-1}
        sx={{ mb: 3, fontSize: withinWindow('clamp(1.375rem, 1.2rem + 0.8vw, 1.75rem)', 10) }}
      >
        {t(`steps.${step}`)}
      </Typography>
      <CurrentStep wizard={wizard} />
    </Container>
  );
}
