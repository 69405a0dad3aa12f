import type { DriverResponse } from '@chauffeur/contracts/drivers/driver';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AccessDialog } from './access-dialog';

export function AccessButton({ driver }: { driver: DriverResponse }) {
  const { t } = useTranslation('drivers');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        color="inherit"
        aria-label={t('access.titleOf', { name: driver.name })}
        onClick={() => setOpen(true)}
      >
        {t('access.button')}
      </Button>
      {isOpen && <AccessDialog driver={driver} onClose={() => setOpen(false)} />}
    </>
  );
}
