import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { ConfirmDialog } from '../../surfaces/confirm-dialog';
import { useSession } from '../../session/session-context';

/** Ends all of the admin's sessions, including this one: for a lost phone, or a computer that others use. */
export function SignOutEverywhere() {
  const { t } = useTranslation('account');
  const { t: tForms } = useTranslation('forms');
  const session = useSession();
  const navigate = useNavigate();
  const [isConfirming, setConfirming] = useState(false);
  const signOut = useMutation({
    mutationFn: () => session.signOutEverywhere(),
    onSuccess: async () => {
      // No address to return to: the next person to sign in may be another admin.
      await navigate('/login', { replace: true, state: null });
    },
  });
  const close = () => {
    signOut.reset();
    setConfirming(false);
  };
  return (
    <>
      <Typography color="text.secondary" sx={{ mb: 2 }}>
        {t('everywhere.lead')}
      </Typography>
      <Button variant="outlined" color="error" onClick={() => setConfirming(true)}>
        {t('everywhere.button')}
      </Button>
      <ConfirmDialog
        isOpen={isConfirming}
        title={t('everywhere.title')}
        text={t('everywhere.text')}
        failure={signOut.isError ? t('everywhere.failed') : undefined}
        isBusy={signOut.isPending}
        confirmLabel={t('everywhere.confirm')}
        cancelLabel={tForms('cancel')}
        onConfirm={() => signOut.mutate()}
        onClose={close}
      />
    </>
  );
}
