import type { DriverResponse } from '@chauffeur/contracts/drivers/driver';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { HoursDialog } from './hours-dialog';

export function HoursButton({ driver }: { driver: DriverResponse }) {
  const { t } = useTranslation('drivers');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        color="inherit"
        aria-label={t('hours.titleOf', { name: driver.name })}
        onClick={() => setOpen(true)}
      >
        {t('hours.button')}
      </Button>
      {isOpen && <HoursDialog driver={driver} onClose={() => setOpen(false)} />}
    </>
  );
}
