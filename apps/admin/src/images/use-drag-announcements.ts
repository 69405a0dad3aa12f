import type { Announcements, UniqueIdentifier } from '@dnd-kit/core';
import { useTranslation } from 'react-i18next';
import type { StoredPhoto } from './form-photos.rules';

/** Returns the announcements of screen readers while a photo is moved by keyboard. */
export function useDragAnnouncements(photos: readonly StoredPhoto[]) {
  const { t } = useTranslation('photos');
  const place = (id: UniqueIdentifier) => photos.findIndex(({ imageHash }) => imageHash === id) + 1;
  const announcements: Announcements = {
    onDragStart: ({ active }) => t('sorting.lifted', { place: place(active.id) }),
    onDragOver: ({ over }) => (over ? t('sorting.over', { place: place(over.id) }) : undefined),
    onDragEnd: ({ over }) => (over ? t('sorting.dropped', { place: place(over.id) }) : t('sorting.left')),
    onDragCancel: () => t('sorting.left'),
  };
  return { announcements, screenReaderInstructions: { draggable: t('sorting.instructions') } };
}
