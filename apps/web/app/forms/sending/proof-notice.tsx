import Typography from '@mui/material/Typography';
import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { proofOfWorkStore } from '../../api/proof-of-work-store';

/** Explains why sending takes some seconds, while the browser computes the proof of work that the server requires. */
export function ProofNotice() {
  const { t } = useTranslation('common');
  const isProving = useSyncExternalStore(proofOfWorkStore.subscribe, proofOfWorkStore.get, () => false);
  return (
    <Typography role="status" variant="body2">
      {isProving ? t('proof') : ''}
    </Typography>
  );
}
