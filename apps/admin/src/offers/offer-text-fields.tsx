import type { Control, FieldPath, FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { FormWide } from '../forms/layout/form-grid';
import { FormTextField } from '../forms/fields/form-text-field';

/** Fields that services, tours, categories and service types share. */
interface OfferTexts {
  name: string;
  nameRu?: string | null | undefined;
  description: string;
  descriptionRu?: string | null | undefined;
}

interface OfferTextFieldsProps<Values extends FieldValues & OfferTexts, Context, Output> {
  control: Control<Values, Context, Output>;
}

/** Name and description in both languages, of a service, tour, category or service type. */
export function OfferTextFields<Values extends FieldValues & OfferTexts, Context, Output>({
  control,
}: OfferTextFieldsProps<Values, Context, Output>) {
  const { t } = useTranslation('offers');
  // The compiler does not see that Values has these fields.
  const field = (name: keyof OfferTexts) => name as FieldPath<Values>;
  return (
    <>
      <FormTextField control={control} name={field('name')} label={t('fields.name')} required />
      <FormTextField control={control} name={field('nameRu')} label={t('fields.nameRu')} />
      <FormWide>
        <FormTextField
          control={control}
          name={field('description')}
          label={t('fields.description')}
          multiline
          minRows={3}
          required
        />
      </FormWide>
      <FormWide>
        <FormTextField
          control={control}
          name={field('descriptionRu')}
          label={t('fields.descriptionRu')}
          multiline
          minRows={3}
        />
      </FormWide>
    </>
  );
}
