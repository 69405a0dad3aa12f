import { cancelReasons, type RideResponse } from '@chauffeur/contracts';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../buttons/button';
import { useCompany } from '../../../company/use-company';
import { SelectField } from '../../../forms/select-field';
import { TextArea } from '../../../forms/text-area';
import { useSiteLanguage } from '../../../i18n/use-site-language';
import { Banner } from '../../../surfaces/banner';
import { moneyOf } from './ride-texts';
import { useCancellation } from './use-cancellation';
import type { RideInUse } from './use-ride';

const noteLength = 500;

interface CancelRideProps {
  token: string;
  ride: RideResponse;
  inUse: RideInUse;
}

/** Cancels the ride after one more question, which says what it costs. */
export function CancelRide(props: CancelRideProps) {
  const { t } = useTranslation('ride');
  const [isAsking, setAsking] = useState(false);
  if (isAsking) return <CancelQuestion {...props} onKeep={() => setAsking(false)} />;
  return (
    <Box sx={{ mt: 3 }}>
      <Button variant="text" onClick={() => setAsking(true)} sx={{ marginInlineStart: '-22px' }}>
        {t('cancel.open')}
      </Button>
    </Box>
  );
}

function CancelQuestion({ token, ride, inUse, onKeep }: CancelRideProps & { onKeep: () => void }) {
  const { t } = useTranslation('ride');
  const company = useCompany();
  const cancellation = useCancellation(token, ride, inUse);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const isSending = cancellation.state === 'sending';
  return (
    <Box
      component="section"
      aria-labelledby="cancel-ride"
      sx={{ mt: 4, p: { xs: 2.5, md: 3.5 }, borderRadius: 1.5, bgcolor: 'sand.main' }}
    >
      <Typography variant="h3" component="h2" id="cancel-ride" ref={heading} tabIndex={-1}>
        {t('cancel.title')}
      </Typography>
      <Typography aria-live="polite" sx={{ mt: 1, fontWeight: 700 }}>
        <CancelCost ride={ride} />
      </Typography>
      <Box sx={{ display: 'grid', gap: 2.5, mt: 2.5, maxWidth: 520 }}>
        <SelectField
          label={t('cancel.reason')}
          value={cancellation.reason ?? ''}
          onChange={({ target }) =>
            cancellation.setReason(cancelReasons.find((reason) => reason === target.value) ?? null)
          }
        >
          <option value="">{t('cancel.reasons.none')}</option>
          {cancelReasons.map((reason) => (
            <option key={reason} value={reason}>
              {t(`cancel.reasons.${reason}`)}
            </option>
          ))}
        </SelectField>
        <TextArea
          label={t('cancel.note')}
          rows={3}
          maxLength={noteLength}
          value={cancellation.note}
          onChange={({ target }) => cancellation.setNote(target.value)}
        />
      </Box>
      <Box role="alert" sx={{ '&:not(:empty)': { mt: 2.5 } }}>
        {(cancellation.state === 'changed' ||
          cancellation.state === 'tooLate' ||
          cancellation.state === 'failed') && (
          <Banner kind="warning">{t(`cancel.${cancellation.state}`, { phone: company.phone })}</Banner>
        )}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, mt: 3 }}>
        <Button variant="contained" aria-disabled={isSending} onClick={cancellation.send}>
          {isSending ? t('cancel.sending') : t('cancel.submit')}
        </Button>
        <Button variant="outlined" onClick={onKeep}>
          {t('cancel.keep')}
        </Button>
      </Box>
    </Box>
  );
}

function CancelCost({ ride }: { ride: RideResponse }) {
  const { t } = useTranslation('ride');
  const { language } = useSiteLanguage();
  const { feeUsd = 0, isToBeAgreed = false } = ride.cancellation ?? {};
  if (isToBeAgreed) return t('cancel.toBeAgreed');
  return feeUsd === 0 ? t('cancel.free') : t('cancel.fee', { fee: moneyOf(ride, feeUsd, language) });
}
