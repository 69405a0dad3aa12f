import type { RideResponse } from '@chauffeur/contracts/rides/ride';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode, Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../buttons/button';
import { useCompany } from '../../../../company/use-company';
import { useErrorText } from '../../../../i18n/use-error-text';
import { useSiteLanguage } from '../../../../i18n/use-site-language';
import { Banner } from '../../../../surfaces/banner';
import { moneyOf } from '../ride-texts';
import { CallToCompany } from '../call-to-company';
import type { Cancellation } from './use-cancellation';

interface ConfirmCancellationProps {
  id: string;
  title: string;
  /** The ride whose currency the fee is shown in. */
  ride: RideResponse;
  cost: { feeUsd: number; isToBeAgreed: boolean };
  cancellation: Cancellation;
  onKeep: () => void;
  headingRef?: Ref<HTMLHeadingElement>;
  children?: ReactNode;
}

/** The question before a ride is cancelled, with the cost. */
export function ConfirmCancellation({
  id,
  title,
  ride,
  cost,
  cancellation,
  onKeep,
  headingRef,
  children,
}: ConfirmCancellationProps) {
  const { t } = useTranslation('ride');
  const errorText = useErrorText();
  const { language } = useSiteLanguage();
  const company = useCompany();
  const { feeUsd, isToBeAgreed } = cost;
  const { state } = cancellation;
  const fee = feeUsd === 0 ? t('cancel.free') : t('cancel.fee', { fee: moneyOf(ride, feeUsd, language) });
  return (
    <Box
      component="section"
      aria-labelledby={id}
      sx={{ mt: 4, p: { xs: 2.5, md: 3.5 }, borderRadius: 1.5, bgcolor: 'sand.main' }}
    >
      <Typography variant="h3" component="h2" id={id} ref={headingRef} tabIndex={-1}>
        {title}
      </Typography>
      <Typography id={`${id}-cost`} aria-live="polite" sx={{ mt: 1, fontWeight: 700 }}>
        {isToBeAgreed ? t('cancel.toBeAgreed') : fee}
      </Typography>
      {children}
      <Box role="alert" sx={{ '&:not(:empty)': { mt: 2.5 } }}>
        {(state === 'changed' || state === 'tooLate' || state === 'failed') && (
          <Banner kind="warning">
            <CallToCompany text={t(`cancel.${state}`, { phone: company.phone })} />
          </Banner>
        )}
        {state === 'tooMany' && <Banner kind="warning">{errorText('request.tooMany')}</Banner>}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, mt: 3 }}>
        <Button
          variant="contained"
          aria-disabled={state === 'sending'}
          aria-describedby={`${id}-cost`}
          onClick={cancellation.send}
        >
          {state === 'sending' ? t('cancel.sending') : t('cancel.submit')}
        </Button>
        <Button variant="outlined" onClick={onKeep}>
          {t('cancel.keep')}
        </Button>
      </Box>
    </Box>
  );
}
