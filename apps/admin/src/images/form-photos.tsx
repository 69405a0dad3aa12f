import type { PhotoRequest } from '@chauffeur/contracts/catalogue/media/photo-request';
import { useController, type Control, type FieldPath, type FieldValues } from 'react-hook-form';
import { useFieldErrorText } from '../i18n/use-field-error-text';
import { PhotosField } from './photos-field';
import { photoErrorsOf, type StoredPhoto } from './form-photos.rules';

interface FormPhotosProps<Values extends FieldValues, Context, Output> {
  control: Control<Values, Context, Output>;
  name: FieldPath<Values>;
  max: number;
}

/** The photos of a record as a field of its form, with the form's errors. */
export function FormPhotos<Values extends FieldValues, Context, Output>({
  control,
  name,
  max,
}: FormPhotosProps<Values, Context, Output>) {
  const fieldErrorText = useFieldErrorText();
  const { field, fieldState } = useController({ control, name });
  const photos = (field.value ?? []) as readonly PhotoRequest[];
  const errors = photoErrorsOf(fieldState.error).map(({ place, code }) => ({
    place,
    text: fieldErrorText(code),
  }));
  return <PhotosField photos={photos.filter(isStored)} errors={errors} onChange={field.onChange} max={max} />;
}

function isStored(photo: PhotoRequest): photo is StoredPhoto {
  return photo.imageHash !== undefined;
}
