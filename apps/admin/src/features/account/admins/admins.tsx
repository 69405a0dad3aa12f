import type { ListedAdminResponse } from '@chauffeur/contracts/identity/account';
import { PersonAddAltOutlined as AddIcon } from '@chauffeur/brand/icons';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFocusAfterRemoval } from '../../../focus/use-focus-after-removal';
import { LoadFailure } from '../../../lists/list-notice';
import { useNotify } from '../../../notices/notice-context';
import { AddAdmin } from './add-admin';
import { AdminList } from './admin-list';
import { RemoveAdmin } from './remove-admin';
import { useAdmins } from '../../../resources/admins/use-admins';

export function Admins() {
  const { t } = useTranslation('account');
  const notify = useNotify();
  const admins = useAdmins();
  const [isAdding, setAdding] = useState(false);
  const [removing, setRemoving] = useState<ListedAdminResponse>();
  const [addButton, removeWithFocus] = useFocusAfterRemoval<HTMLButtonElement>();
  if (admins.isError && !admins.data)
    return <LoadFailure message={t('admins.loadFailed')} onRetry={() => void admins.refetch()} />;
  if (!admins.data)
    return <Skeleton role="progressbar" variant="rounded" height={180} aria-label={t('admins.title')} />;
  return (
    <>
      <AdminList admins={admins.data} onRemove={(admin) => setRemoving(admin)} />
      <Button
        ref={addButton}
        variant="outlined"
        color="inherit"
        startIcon={<AddIcon />}
        onClick={() => setAdding(true)}
      >
        {t('admins.add')}
      </Button>
      {isAdding && (
        <AddAdmin
          onAdded={() => {
            setAdding(false);
            notify(t('admins.added'));
          }}
          onClose={() => setAdding(false)}
        />
      )}
      {removing && (
        <RemoveAdmin
          admin={removing}
          onRemoved={() => {
            removeWithFocus(() => setRemoving(undefined));
            notify(t('admins.removed'));
          }}
          onClose={() => setRemoving(undefined)}
        />
      )}
    </>
  );
}
