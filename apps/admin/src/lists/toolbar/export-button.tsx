import {
  ChevronRightRounded as OpenIcon,
  FileDownloadOutlined as DownloadIcon,
} from '@chauffeur/brand/icons';
import { tableSeparators, type TableSeparator } from '@chauffeur/contracts/http/table-file';
import { todayInBaku } from '@chauffeur/contracts/time/today-in-baku';
import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { styled } from '@mui/material/styles';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNotify } from '../../notices/notice-context';
import { useSession } from '../../session/session-context';

/** Two buttons that look like one with two parts. */
const Parts = styled('div')({
  display: 'flex',
  marginInlineStart: 'auto',
  '& > :first-of-type': { borderStartEndRadius: 0, borderEndEndRadius: 0 },
  '& > :last-of-type': {
    minWidth: 44,
    paddingInline: 0,
    marginInlineStart: -1,
    borderStartStartRadius: 0,
    borderEndStartRadius: 0,
  },
});

interface ExportButtonProps {
  /** The file's address, with the list's filters. */
  path: string;
  /** Beginning of the file's name; the date follows. */
  name: string;
}

/**
 * Downloads the list as a CSV file for spreadsheets with the settings of its language. A menu has the other settings,
 * because Excel goes by those of its computer.
 */
export function ExportButton({ path, name }: ExportButtonProps) {
  const { t } = useTranslation('lists');
  const session = useSession();
  const notify = useNotify();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const fetchFile = useMutation({
    mutationFn: (separator: TableSeparator | undefined) =>
      session.download(separator ? `${path}&separator=${separator}` : path, `${name}-${todayInBaku()}.csv`),
    onError: () => notify(t('export.failed'), 'error'),
  });
  return (
    <Parts>
      <Button
        variant="outlined"
        color="inherit"
        startIcon={<DownloadIcon />}
        loading={fetchFile.isPending}
        onClick={() => fetchFile.mutate(undefined)}
      >
        {t('export.button')}
      </Button>
      <Button
        variant="outlined"
        color="inherit"
        aria-label={t('export.settings')}
        title={t('export.settings')}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        disabled={fetchFile.isPending}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        <OpenIcon fontSize="small" sx={{ transform: 'rotate(90deg)' }} />
      </Button>
      <Menu
        anchorEl={anchor}
        open={anchor !== null}
        onClose={() => setAnchor(null)}
        slotProps={{ list: { 'aria-label': t('export.settings') } }}
      >
        {tableSeparators.map((separator) => (
          <MenuItem
            key={separator}
            sx={{ whiteSpace: 'normal' }}
            onClick={() => {
              setAnchor(null);
              fetchFile.mutate(separator);
            }}
          >
            {t(`export.${separator}`)}
          </MenuItem>
        ))}
      </Menu>
    </Parts>
  );
}
