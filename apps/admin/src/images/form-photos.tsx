import type { PhotoRequest } from '@chauffeur/contracts/catalogue/photo-request';
import { useController, type Control, type FieldPath, type FieldValues } from 'react-hook-form';
import { PhotosField } from './photos-field';
import type { StoredPhoto } from './form-photos.rules';

interface FormPhotosProps<Values extends FieldValues, Context, Output> {
  control: Control<Values, Context, Output>;
  name: FieldPath<Values>;
  max: number;
}

/** The photos of a record as a field of its form. */
export function FormPhotos<Values extends FieldValues, Context, Output>({
  control,
  name,
  max,
}: FormPhotosProps<Values, Context, Output>) {
  const { field } = useController({ control, name });
  const photos = (field.value ?? []) as readonly PhotoRequest[];
  return <PhotosField photos={photos.filter(isStored)} onChange={field.onChange} max={max} />;
}

function isStored(photo: PhotoRequest): photo is StoredPhoto {
  return photo.imageHash !== undefined;
}
