import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { hasErrorCode } from '../../../api/send-request';
import { useFailureText } from '../../../i18n/use-failure-text';
import { ActionBar } from '../../../surfaces/action-bar';
import type { CellDrafts } from './use-cell-drafts';

const Words = styled('span')({ marginInlineEnd: 'auto', fontWeight: 700 });

interface SaveCellsBarProps {
  cells: CellDrafts;
  /** Called once everything is saved. */
  onSaved: () => void;
  /** Called instead of saving while a cell is not an amount. */
  onInvalid: () => void;
}

/** Shows how many cells are not saved, and saves or discards them. */
export function SaveCellsBar({ cells, onSaved, onInvalid }: SaveCellsBarProps) {
  const { t } = useTranslation(['pricing', 'errors']);
  const failureText = useFailureText();
  const { drafts, invalid, saving } = cells;
  const count = drafts.size;
  if (count === 0) return null;
  const save = () => {
    if (invalid) return onInvalid();
    // The error is shown below.
    return void cells.save().then(onSaved, () => undefined);
  };
  return (
    <ActionBar aria-label={t('unsaved.label')} sx={{ borderColor: 'primary.main' }}>
      {saving.failure && (
        <Alert
          severity={hasErrorCode(saving.failure, 'record.stale') ? 'warning' : 'error'}
          sx={{ width: '100%' }}
        >
          {hasErrorCode(saving.failure, 'record.stale')
            ? t('unsaved.stale')
            : failureText(saving.failure, t('screen.saveFailed'))}
        </Alert>
      )}
      <Words role="status">{t(invalid ? 'unsaved.invalid' : 'unsaved.count', { count })}</Words>
      <Button color="inherit" disabled={saving.isPending} onClick={cells.discard}>
        {t('unsaved.discard')}
      </Button>
      <Button variant="contained" loading={saving.isPending} onClick={save}>
        <span>{t('unsaved.save', { count })}</span>
      </Button>
    </ActionBar>
  );
}
