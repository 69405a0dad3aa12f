import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { BlockTarget } from './block-target';
import { BlocksDialog } from './blocks-dialog';

/** Opens the blocked times of a vehicle or a driver. */
export function BlocksButton({ of }: { of: BlockTarget }) {
  const { t } = useTranslation('blocks');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        color="inherit"
        sx={{ whiteSpace: 'nowrap' }}
        aria-label={t('titleOf', { name: of.name })}
        onClick={() => setOpen(true)}
      >
        {t('button')}
      </Button>
      {isOpen && <BlocksDialog of={of} onClose={() => setOpen(false)} />}
    </>
  );
}
