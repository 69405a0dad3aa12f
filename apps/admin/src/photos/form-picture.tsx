import { useController, type Control, type FieldPath, type FieldValues } from 'react-hook-form';
import { SinglePictureField } from './single-picture-field';

interface FormPictureProps<Values extends FieldValues, Context, Output> {
  control: Control<Values, Context, Output>;
  name: FieldPath<Values>;
  label: string;
}

/** A record's one picture as a field of its form: the hash of a stored picture, or null. */
export function FormPicture<Values extends FieldValues, Context, Output>({
  control,
  name,
  label,
}: FormPictureProps<Values, Context, Output>) {
  const { field } = useController({ control, name });
  const hash: unknown = field.value;
  return (
    <SinglePictureField
      label={label}
      imageHash={typeof hash === 'string' ? hash : null}
      onChange={field.onChange}
    />
  );
}
