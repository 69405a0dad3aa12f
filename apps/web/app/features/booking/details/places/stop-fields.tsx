import { useController, useFieldArray, useWatch } from 'react-hook-form';
import { useErrorText } from '../../../../i18n/use-error-text';
import { PlaceField } from '../../../../places/place-field';
import type { useDetailsForm } from '../use-details-form';
import { StopList } from './stop-list';

type DetailsForm = ReturnType<typeof useDetailsForm>['form'];

/** The stops of the details form. */
export function StopFields({ form }: { form: DetailsForm }) {
  const translate = useErrorText();
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'stops' });
  const written = useWatch({ control: form.control, name: 'stops' });
  const code = form.formState.errors.stops?.message;
  return (
    <StopList
      stops={fields.map(({ id }, index) => ({ key: id, text: written[index]?.text ?? '' }))}
      error={code && translate(code)}
      renderField={(index, texts) => <StopField form={form} index={index} {...texts} />}
      onAdd={() => append({ text: '', placeId: null })}
      onRemove={remove}
    />
  );
}

interface StopFieldProps {
  form: DetailsForm;
  index: number;
  label: string;
  placeholder: string;
  error: string | undefined;
}

function StopField({ form, index, ...texts }: StopFieldProps) {
  const { field } = useController({ control: form.control, name: `stops.${index}.text` });
  const { ref, onChange, ...input } = field;
  const write = (text: string, placeId: string | null) => {
    form.setValue(`stops.${index}.placeId`, placeId);
    onChange(text);
  };
  return <PlaceField {...texts} isHighlighted={false} {...input} ref={ref} onWrite={write} />;
}
