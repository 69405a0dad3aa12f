import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../buttons/button';
import { Banner } from '../../../surfaces/banner';
import type { DetailsInput } from '../draft/booking-draft';
import type { ChosenRecords } from '../draft/chosen-records';
import { CustomerFields } from './customer-fields';
import { RideFields } from './ride-fields';
import { StepLayout } from '../step-layout';
import { useDetailsForm } from './use-details-form';

interface DetailsStepProps {
  details: DetailsInput;
  chosen: ChosenRecords;
  /** Must stay the same function. */
  onChange: (details: DetailsInput) => void;
  onPrevious: () => void;
  onNext: () => void;
  panel: ReactNode;
}

/** Step 2: when, where and who. */
export function DetailsStep({ details, chosen, onChange, onPrevious, onNext, panel }: DetailsStepProps) {
  const { t } = useTranslation('booking');
  const { form, field, errorCount, submit, formRef } = useDetailsForm(details, chosen, onChange, onNext);

  return (
    <form ref={formRef} noValidate onSubmit={submit}>
      <StepLayout
        panel={panel}
        actions={
          <>
            <Button variant="outlined" size="large" onClick={onPrevious}>
              {t('previous')}
            </Button>
            <Button type="submit" variant="contained" size="large">
              {t('next')}
            </Button>
          </>
        }
      >
        <Box role="status">
          {errorCount > 0 && (
            <Box sx={{ mb: 3 }}>
              <Banner kind="warning">{t('details.faults', { count: errorCount })}</Banner>
            </Box>
          )}
        </Box>
        <RideFields
          form={form}
          field={field}
          isAirportTransfer={chosen.isAirportTransfer}
          maxPassengers={chosen.maxPassengers}
        />
        <CustomerFields field={field} />
      </StepLayout>
    </form>
  );
}
