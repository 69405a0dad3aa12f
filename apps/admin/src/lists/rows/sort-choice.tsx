import { ArrowDownwardRounded as DownIcon, ArrowUpwardRounded as UpIcon } from '@chauffeur/brand/icons';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useTranslation } from 'react-i18next';
import type { Column } from './column';
import type { Sorting } from './sorting';

interface SortChoiceProps<Row> {
  columns: readonly Column<Row>[];
  sorting: Sorting;
}

/** Sorts rows that are shown as cards, which have no column heads to click. */
export function SortChoice<Row>({ columns, sorting }: SortChoiceProps<Row>) {
  const { t } = useTranslation('lists');
  const { by, direction, sortBy } = sorting;
  return (
    <Stack direction="row" spacing={1} sx={{ mb: 1.5 }}>
      <TextField
        select
        size="small"
        label={t('sort.label')}
        value={by}
        onChange={({ target }) => (target.value === by ? undefined : sortBy(target.value))}
        sx={{ maxWidth: 260 }}
        slotProps={{ input: { sx: { minHeight: 44 } } }}
      >
        {columns.map(({ id, label, sort }) =>
          sort ? (
            <MenuItem key={id} value={sort}>
              {label}
            </MenuItem>
          ) : null,
        )}
      </TextField>
      <Button
        variant="outlined"
        color="inherit"
        aria-label={t(`sort.${direction}`)}
        onClick={() => sortBy(by)}
        sx={{ minWidth: 44, px: 1 }}
      >
        {direction === 'asc' ? <UpIcon /> : <DownIcon />}
      </Button>
    </Stack>
  );
}
