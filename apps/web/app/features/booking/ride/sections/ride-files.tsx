import type { RideResponse } from '@chauffeur/contracts/rides/ride';
import Box from '@mui/material/Box';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../buttons/button';
import { useSiteLanguage } from '../../../../i18n/use-site-language';
import { saveFile } from '../../../../save-file';
import { Banner } from '../../../../surfaces/banner';
import { fetchRideFile, type RideFile } from '../ride-api';

interface RideFilesProps {
  token: string;
  ride: RideResponse;
}

type Saving = { file: RideFile; state: 'loading' | 'failed' } | null;

/**
 * Saves files about the ride: a calendar entry, which a later file moves, or removes after a cancellation; and, unless
 * it is cancelled, a voucher.
 */
export function RideFiles({ token, ride: { status, referenceNumber } }: RideFilesProps) {
  const { t } = useTranslation(['ride', 'success']);
  const { language } = useSiteLanguage();
  const [saving, setSaving] = useState<Saving>(null);
  const isInFlight = useRef(false);
  const save = async (file: RideFile) => {
    if (isInFlight.current) return;
    isInFlight.current = true;
    setSaving({ file, state: 'loading' });
    try {
      const [, ending = ''] = file.split('.');
      saveFile(await fetchRideFile(token, file, language), `${referenceNumber}.${ending}`);
      setSaving(null);
    } catch {
      setSaving({ file, state: 'failed' });
    } finally {
      isInFlight.current = false;
    }
  };
  const button = (file: RideFile, text: string) => {
    const isLoading = saving?.file === file && saving.state === 'loading';
    return (
      <Button variant="outlined" aria-disabled={isLoading} onClick={() => void save(file)}>
        {isLoading ? t('files.loading') : text}
      </Button>
    );
  };
  return (
    <>
      {status !== 'completed' &&
        button('calendar.ics', status === 'cancelled' ? t('removeFromCalendar') : t('success:calendar.add'))}
      {status !== 'cancelled' && button('voucher.pdf', t('files.voucher'))}
      <Box role="alert" sx={{ order: 1, width: '100%', '&:empty': { display: 'none' } }}>
        {saving?.state === 'failed' && <Banner kind="warning">{t('success:calendar.failed')}</Banner>}
      </Box>
    </>
  );
}
