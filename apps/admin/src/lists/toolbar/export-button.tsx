import { FileDownloadOutlined as DownloadIcon } from '@chauffeur/brand/icons';
import Button from '@mui/material/Button';
import { useMutation } from '@tanstack/react-query';
import { todayInBaku } from '@chauffeur/contracts/time/today-in-baku';
import { useTranslation } from 'react-i18next';
import { useNotify } from '../../notices/notice-context';
import { useSession } from '../../session/session-context';

interface ExportButtonProps {
  /** The file's address, with the list's filters. */
  path: string;
  /** Beginning of the file's name; the date follows. */
  name: string;
}

/** Downloads the list as a CSV file. */
export function ExportButton({ path, name }: ExportButtonProps) {
  const { t } = useTranslation('lists');
  const session = useSession();
  const notify = useNotify();
  const fetchFile = useMutation({
    mutationFn: () => session.download(path, `${name}-${todayInBaku()}.csv`),
    onError: () => notify(t('export.failed'), 'error'),
  });
  return (
    <Button
      variant="outlined"
      color="inherit"
      startIcon={<DownloadIcon />}
      loading={fetchFile.isPending}
      onClick={() => fetchFile.mutate()}
      sx={{ marginInlineStart: 'auto' }}
    >
      {t('export.button')}
    </Button>
  );
}
