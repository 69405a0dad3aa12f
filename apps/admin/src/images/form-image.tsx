import { useController, type Control, type FieldPath, type FieldValues } from 'react-hook-form';
import { useFieldErrorText } from '../i18n/use-field-error-text';
import { SingleImageField } from './single-image-field';

interface FormImageProps<Values extends FieldValues, Context, Output> {
  control: Control<Values, Context, Output>;
  name: FieldPath<Values>;
  label: string;
}

/** A record's one image as a field of its form, with the form's error: the hash of a stored image, or null. */
export function FormImage<Values extends FieldValues, Context, Output>({
  control,
  name,
  label,
}: FormImageProps<Values, Context, Output>) {
  const fieldErrorText = useFieldErrorText();
  const { field, fieldState } = useController({ control, name });
  const error = fieldState.error?.message;
  const hash: unknown = field.value;
  return (
    <SingleImageField
      label={label}
      imageHash={typeof hash === 'string' ? hash : null}
      error={error === undefined ? undefined : fieldErrorText(error)}
      onChange={field.onChange}
    />
  );
}
