import { DeleteOutlineRounded as DeleteIcon, EditOutlined as EditIcon } from '@chauffeur/brand/icons';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { useRowsAreCards } from '../lists/rows/rows';

/** Icons for a table, in one line, so that rows stay low. */
const Icons = styled('div')({
  display: 'flex',
  marginInline: -8,
  '& button': { width: 40, height: 36, borderRadius: 8 },
});

const Actions = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  // Aligns the buttons, which have their own padding, with the text above.
  marginInline: -12,
  '& .MuiButton-root': { minWidth: 44, paddingInline: 12 },
});

interface RowActionsProps {
  /** The row's name for screen readers. */
  name: string;
  onEdit: () => void;
  onRemove: () => void;
}

/** The Edit and Delete buttons of a row: icons in a table, texts in a card. */
export function RowActions({ name, onEdit, onRemove }: RowActionsProps) {
  const { t } = useTranslation('forms');
  if (!useRowsAreCards()) {
    return (
      <Icons>
        <IconButton title={t('edit')} aria-label={t('editNamed', { name })} onClick={onEdit}>
          <EditIcon fontSize="small" />
        </IconButton>
        <IconButton title={t('delete')} aria-label={t('deleteNamed', { name })} onClick={onRemove}>
          <DeleteIcon fontSize="small" />
        </IconButton>
      </Icons>
    );
  }
  return (
    <Actions>
      <Button color="inherit" startIcon={<EditIcon />} aria-label={t('editNamed', { name })} onClick={onEdit}>
        {t('edit')}
      </Button>
      <Button
        color="inherit"
        startIcon={<DeleteIcon />}
        aria-label={t('deleteNamed', { name })}
        onClick={onRemove}
      >
        {t('delete')}
      </Button>
    </Actions>
  );
}
