import {
  closestCenter,
  DndContext,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
  type DragEndEvent,
} from '@dnd-kit/core';
import { rectSortingStrategy, SortableContext, sortableKeyboardCoordinates } from '@dnd-kit/sortable';
import Alert from '@mui/material/Alert';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFocusAfterRemoval } from '../focus/use-focus-after-removal';
import { ChooseImages } from './choose-images';
import { PhotoTile } from './photo-tile';
import {
  withAddedPhoto,
  withMainPhoto,
  withMovedPhoto,
  withoutPhoto,
  type StoredPhoto,
} from './form-photos.rules';
import { UploadState } from './upload-state';
import { useImageUpload } from './use-image-upload';
import { useDragAnnouncements } from './use-drag-announcements';

const Field = styled('section')({ display: 'grid', gap: 12 });

const List = styled('ul')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(140px, 1fr))',
  gap: 10,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

interface PhotosFieldProps {
  photos: readonly StoredPhoto[];
  /** Errors in the language of the page; `place` is the photo's, counted from 1, or null for an error of all photos. */
  errors?: readonly { readonly place: number | null; readonly text: string }[];
  onChange: (photos: StoredPhoto[]) => void;
  /** How many the record may have. */
  max: number;
}

/** Edits the photos of a record: add, move by pointer or keyboard, choose the main one, remove. */
export function PhotosField({ photos, errors = [], onChange, max }: PhotosFieldProps) {
  const { t } = useTranslation(['photos', 'forms']);
  const id = useId();
  const upload = useImageUpload();
  const [hasTooMany, setTooMany] = useState(false);
  const [input, removeWithFocus] = useFocusAfterRemoval<HTMLInputElement>();
  const list = useRef<HTMLUListElement>(null);
  const words = useDragAnnouncements(photos);
  const sensors = useSensors(
    useSensor(PointerSensor),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  // Several files are uploaded one after another; each is added to the photos of that moment.
  const latest = useRef(photos);
  useEffect(() => {
    latest.current = photos;
  }, [photos]);
  const change = (changed: StoredPhoto[]) => {
    latest.current = changed;
    onChange(changed);
  };
  const add = async (files: readonly File[]) => {
    setTooMany(false);
    // A rejected file takes no room.
    const left = await upload.send(
      files,
      ({ hash }) => change(withAddedPhoto(latest.current, hash)),
      () => latest.current.length < max,
    );
    setTooMany(left > 0);
  };
  const move = ({ active, over }: DragEndEvent) => {
    if (over && over.id !== active.id) change(withMovedPhoto(photos, String(active.id), String(over.id)));
  };
  // Focuses a neighbour: staff remove several in a row, and the button that adds photos is far below.
  const remove = ({ imageHash }: StoredPhoto, index: number) =>
    removeWithFocus(
      () => change(withoutPhoto(photos, imageHash)),
      () => list.current?.children[Math.min(index, photos.length - 2)]?.querySelector('button'),
    );
  return (
    <Field aria-labelledby={id}>
      <div>
        <Typography id={id} variant="h2" component="h3">
          {t('title')}
        </Typography>
        <Typography variant="body2" color="text.secondary">
          {t('hint', { max })}
        </Typography>
      </div>
      <DndContext sensors={sensors} collisionDetection={closestCenter} onDragEnd={move} accessibility={words}>
        <SortableContext items={photos.map(({ imageHash }) => imageHash)} strategy={rectSortingStrategy}>
          {photos.length > 0 && (
            <List ref={list}>
              {photos.map((photo, index) => (
                <PhotoTile
                  key={photo.imageHash}
                  photo={photo}
                  place={index + 1}
                  onMain={() => change(withMainPhoto(photos, photo.imageHash))}
                  onRemove={() => remove(photo, index)}
                />
              ))}
            </List>
          )}
        </SortableContext>
      </DndContext>
      {errors.map(({ place, text }) => (
        <Alert key={place} severity="error">
          {place === null ? text : t('photoError', { place, text })}
        </Alert>
      ))}
      <UploadState upload={upload} />
      {hasTooMany && (
        <Alert severity="error" closeText={t('forms:close')} onClose={() => setTooMany(false)}>
          {t('tooMany', { max })}
        </Alert>
      )}
      <div>
        <ChooseImages
          label={t('add')}
          isMultiple
          isDisabled={upload.inFlight !== undefined}
          onChosen={(files) => void add(files)}
          inputRef={input}
        />
      </div>
    </Field>
  );
}
