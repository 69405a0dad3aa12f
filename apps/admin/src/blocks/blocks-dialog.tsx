import { AddRounded as AddIcon } from '@chauffeur/brand/icons';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { BlockResponse } from '@chauffeur/contracts/blocks/block';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { LoadFailure } from '../lists/list-notice';
import { RecordDialogs } from '../records/record-dialogs';
import { focusOn } from '../focus/focus-on';
import { useFocusFallback } from '../focus/use-focus-fallback';
import { RowActions } from '../records/row-actions';
import { useRecordEditor } from '../records/use-record-editor';
import { useRecords } from '../records/use-records';
import { blocks } from '../resources/fleet/blocks';
import { BlockForm } from './block-form';
import { upcomingBlocksOf, type BlockTarget } from './block-target';
import { useBlockText } from './use-block-text';

const List = styled('ul')({ display: 'grid', gap: 12, margin: 0, padding: 0, listStyle: 'none' });
const Item = styled('li')({
  display: 'flex',
  // On a phone, the actions wrap below the text.
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 12px',
  '& > span': { flex: '1 1 220px' },
});

/** Lists the present and coming blocks of a vehicle or driver, with buttons to add, edit and remove them. */
export function BlocksDialog({ of, onClose }: { of: BlockTarget; onClose: () => void }) {
  const { t } = useTranslation('blocks');
  const { t: forms } = useTranslation('forms');
  const id = useId();
  const blockText = useBlockText();
  const editor = useRecordEditor<BlockResponse>();
  const query = useRecords(blocks);
  const focusFallback = useFocusFallback<HTMLDivElement>();
  const coming = upcomingBlocksOf(query.data ?? [], of);
  return (
    <Dialog open fullWidth maxWidth="sm" aria-labelledby={id} onClose={onClose}>
      <DialogTitle id={id}>{t('titleOf', { name: of.name })}</DialogTitle>
      <DialogContent {...focusFallback}>
        {query.isPending && <Skeleton variant="rounded" height={48} />}
        {query.isError && (
          <LoadFailure message={t('screen.loadFailed')} onRetry={() => void query.refetch()} />
        )}
        {query.isSuccess && coming.length === 0 && (
          <Typography color="text.secondary">{t('screen.none.text')}</Typography>
        )}
        <List>
          {coming.map((block) => (
            <Item key={block.id}>
              <span>
                <span>{blockText(block)}</span>
                {block.notes && (
                  <Typography variant="body2" color="text.secondary">
                    {block.notes}
                  </Typography>
                )}
              </span>
              <RowActions
                name={blockText(block)}
                onEdit={() => editor.edit(block)}
                onRemove={() => editor.remove(block)}
              />
            </Item>
          ))}
        </List>
        <RecordDialogs resource={blocks} Form={BlockForm} nameOf={blockText} editor={editor} />
      </DialogContent>
      <DialogActions sx={{ p: 2, flexWrap: 'wrap', justifyContent: 'space-between' }}>
        <Button
          color="inherit"
          startIcon={<AddIcon />}
          sx={{ whiteSpace: 'nowrap' }}
          ref={focusOn}
          onClick={() => editor.add({ vehicleId: of.vehicleId, driverId: of.driverId })}
        >
          {t('screen.add')}
        </Button>
        <Button color="inherit" onClick={onClose}>
          {forms('close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
