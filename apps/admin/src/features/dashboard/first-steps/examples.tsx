import type { DemoBookingsResponse } from '@chauffeur/contracts/bookings/demo-bookings';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNotify } from '../../../notices/notice-context';
import { ConfirmDialog } from '../../../surfaces/confirm-dialog';
import { useRemoveExamples } from './use-examples';

/** Says that the records shown are examples from the first start, and removes them. */
export function Examples({ examples }: { examples: DemoBookingsResponse }) {
  const { t } = useTranslation('dashboard');
  const notify = useNotify();
  const [isAsking, setIsAsking] = useState(false);
  const remove = useRemoveExamples(() => {
    setIsAsking(false);
    notify(t('examples.removed'));
  });
  const close = () => {
    setIsAsking(false);
    remove.reset();
  };
  const { bookings, drivers, vehicles } = examples;
  return (
    <>
      <Alert
        severity="info"
        role="none"
        sx={{ mb: 2 }}
        action={
          <Button color="inherit" onClick={() => setIsAsking(true)}>
            {t('examples.remove')}
          </Button>
        }
      >
        {t('examples.text')}
      </Alert>
      <ConfirmDialog
        isOpen={isAsking}
        title={t('examples.title')}
        text={t('examples.what', { bookings, drivers, vehicles })}
        failure={remove.isError ? t('examples.failed') : undefined}
        isBusy={remove.isPending}
        confirmLabel={t('examples.remove')}
        cancelLabel={t('examples.keep')}
        onConfirm={() => remove.mutate()}
        onClose={close}
      />
    </>
  );
}
