import { LogoutRounded as LogoutIcon } from '@chauffeur/brand/icons';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useMutation } from '@tanstack/react-query';
import { useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useNotify } from '../../notices/notice-context';
import { useSession } from '../../session/session-context';
import { visuallyHidden } from '../../surfaces/visually-hidden';
import { UnsavedInputs } from '../../unsaved/unsaved-input';
import { useConfirmDiscard } from '../../unsaved/use-confirm-discard';

const Word = styled('span')(({ theme }) => ({
  marginInlineStart: 8,
  // On a phone only the icon is visible; screen readers still read the name.
  [theme.breakpoints.down('sm')]: visuallyHidden,
}));

const Wide = styled(Button)(({ theme }) => ({
  minWidth: 44,
  [theme.breakpoints.down('sm')]: { paddingInline: 0 },
}));

/** Ends the session on the server, clears the query cache and opens the sign-in page. Asks first if input is unsaved. */
export function LogoutButton() {
  const { t } = useTranslation();
  const session = useSession();
  const navigate = useNavigate();
  const notify = useNotify();
  const logout = useMutation({
    mutationFn: () => session.signOut(),
    onSuccess: async () => {
      // Without a screen to return to: the next one who signs in may be another admin.
      await navigate('/login', { replace: true, state: null });
    },
    onError: () => notify(t('logoutFailed'), 'error'),
  });
  const inputs = useContext(UnsavedInputs);
  const hasUnsaved = () => Boolean(inputs?.size);
  const { runOrConfirm: leave, confirmDialog } = useConfirmDiscard('leaveScreen', hasUnsaved, () =>
    logout.mutate(),
  );
  return (
    <>
      <Wide
        color="inherit"
        aria-disabled={logout.isPending}
        onClick={() => {
          if (!logout.isPending) leave();
        }}
      >
        <LogoutIcon fontSize="small" aria-hidden="true" />
        <Word>{t('logout')}</Word>
      </Wide>
      {confirmDialog}
    </>
  );
}
