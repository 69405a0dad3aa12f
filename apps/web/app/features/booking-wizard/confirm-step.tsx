import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../buttons/button';
import { VisuallyHidden } from '../../surfaces/visually-hidden';
import type { BookingDraft } from './booking-draft';
import { BookingSummary } from './booking-summary';
import type { ChosenRecords } from './chosen-records';
import { StepLayout } from './step-layout';
import { SubmissionFailure } from './submission-failure';
import { useSubmission } from './use-submission';
import type { WizardStep } from './wizard-step';

interface ConfirmStepProps {
  draft: BookingDraft;
  chosen: ChosenRecords;
  onStep: (step: WizardStep) => void;
  panel: ReactNode;
}

/** Step 3: everything at a glance, and the one button that books. */
export function ConfirmStep({ draft, chosen, onStep, panel }: ConfirmStepProps) {
  const { t } = useTranslation('booking');
  const { state, submit } = useSubmission(draft, chosen);
  const isProcessing = state.status === 'processing';

  return (
    <StepLayout
      panel={panel}
      outcome={
        <Box role="alert">
          {state.status === 'failed' && (
            <Box sx={{ mb: 3 }}>
              <SubmissionFailure failure={state.failure} maxPassengers={chosen.maxPassengers} />
            </Box>
          )}
        </Box>
      }
      actions={
        <>
          <Button variant="outlined" size="large" disabled={isProcessing} onClick={() => onStep('details')}>
            {t('previous')}
          </Button>
          <Button variant="contained" size="large" aria-disabled={isProcessing} onClick={submit}>
            {isProcessing ? t('confirm.processing') : t('confirm.submit')}
          </Button>
          <VisuallyHidden role="status">{isProcessing ? t('confirm.processing') : ''}</VisuallyHidden>
        </>
      }
    >
      <BookingSummary draft={draft} chosen={chosen} onStep={onStep} />
    </StepLayout>
  );
}
