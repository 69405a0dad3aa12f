import { DeleteOutlineRounded as DeleteIcon, EditOutlined as EditIcon } from '@chauffeur/brand/icons';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';

const Actions = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  // The buttons' own padding would set them off from what stands above them.
  marginInline: -12,
  '& .MuiButton-root': { minWidth: 44, paddingInline: 12 },
});

interface RowActionsProps {
  /** The row's name for screen readers. */
  name: string;
  onEdit: () => void;
  onRemove: () => void;
}

/** Edit and Delete in a row of a table. */
export function RowActions({ name, onEdit, onRemove }: RowActionsProps) {
  const { t } = useTranslation('forms');
  return (
    <Actions>
      <Button color="inherit" startIcon={<EditIcon />} aria-label={t('editNamed', { name })} onClick={onEdit}>
        {t('edit')}
      </Button>
      <Button
        color="error"
        startIcon={<DeleteIcon />}
        aria-label={t('deleteNamed', { name })}
        onClick={onRemove}
      >
        {t('delete')}
      </Button>
    </Actions>
  );
}
