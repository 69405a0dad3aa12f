import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { imageUrl } from '@chauffeur/contracts/catalogue/media/image-address';
import {
  DragIndicatorRounded as DragIcon,
  DeleteOutlineRounded as RemoveIcon,
  StarRounded as MainIcon,
  StarOutlineRounded as NotMainIcon,
} from '@chauffeur/brand/icons';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import type { StoredPhoto } from './form-photos.rules';

const Tile = styled('li')(({ theme }) => ({
  borderRadius: 12,
  overflow: 'hidden',
  border: `1px solid ${theme.vars.palette.divider}`,
  backgroundColor: theme.vars.palette.background.paper,
  '&[data-main="true"]': { borderColor: theme.vars.palette.primary.main, borderWidth: 2 },
  '&[data-dragged="true"]': { position: 'relative', zIndex: 1, boxShadow: '0 8px 24px rgb(0 0 0 / 25%)' },
}));

const Image = styled('img')({
  display: 'block',
  width: '100%',
  // Overrides the attribute, which only reserves the space.
  height: 'auto',
  aspectRatio: '3 / 2',
  objectFit: 'cover',
});

const Actions = styled('div')({
  display: 'flex',
  justifyContent: 'space-between',
  '& button': { width: 44, height: 44 },
});

interface PhotoTileProps {
  photo: StoredPhoto;
  /** Counted from 1. */
  place: number;
  onMain: () => void;
  onRemove: () => void;
}

/** One photo: a handle to move it by pointer or keyboard, the star of the main one, and removal. */
export function PhotoTile({ photo, place, onMain, onRemove }: PhotoTileProps) {
  const { t } = useTranslation('photos');
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } =
    useSortable({ id: photo.imageHash, attributes: { roleDescription: t('sorting.role') } });
  return (
    <Tile
      ref={setNodeRef}
      style={{ transform: CSS.Transform.toString(transform), transition }}
      data-main={photo.isMain}
      data-dragged={isDragging}
    >
      <Image
        src={imageUrl(photo.imageHash, 400)}
        alt={t(photo.isMain ? 'mainPhoto' : 'photo', { place })}
        width={400}
        height={267}
        loading="lazy"
      />
      <Actions>
        <IconButton
          ref={setActivatorNodeRef}
          {...attributes}
          {...listeners}
          aria-label={t('move', { place })}
          sx={{ cursor: 'grab', touchAction: 'none' }}
        >
          <DragIcon />
        </IconButton>
        <IconButton
          aria-label={t('setMain', { place })}
          aria-pressed={photo.isMain}
          color={photo.isMain ? 'primary' : 'default'}
          onClick={onMain}
        >
          {photo.isMain ? <MainIcon /> : <NotMainIcon />}
        </IconButton>
        <IconButton aria-label={t('remove', { place })} color="error" onClick={onRemove}>
          <RemoveIcon />
        </IconButton>
      </Actions>
    </Tile>
  );
}
