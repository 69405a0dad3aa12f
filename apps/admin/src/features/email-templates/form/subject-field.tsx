import TextField from '@mui/material/TextField';
import { useController, useWatch, type Control } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { templateErrorOf, type TemplateError } from '../template-error.rules';
import type { TemplateFormValues } from './template-form.rules';
import { useTemplateErrorText } from './use-template-error-text';

export interface TemplateTextProps<Output> {
  control: Control<TemplateFormValues, unknown, Output>;
  /** The error that the preview found. */
  error: TemplateError | undefined;
}

interface SubjectFieldProps<Output> extends TemplateTextProps<Output> {
  onFocus: (input: HTMLInputElement) => void;
}

export function SubjectField<Output>({ control, error, onFocus }: SubjectFieldProps<Output>) {
  const { t } = useTranslation('emailTemplates');
  const templateErrorText = useTemplateErrorText();
  const { field, fieldState } = useController({ control, name: 'subjectTemplate' });
  const language = useWatch({ control, name: 'language' });
  const { ref, ...bound } = field;
  const shown = templateErrorOf(fieldState.error) ?? error;
  return (
    <TextField
      {...bound}
      label={t('fields.subjectTemplate')}
      slotProps={{ htmlInput: { lang: language } }}
      required
      inputRef={ref}
      onFocus={({ target }) => onFocus(target as HTMLInputElement)}
      error={shown !== undefined}
      helperText={shown && templateErrorText(shown)}
    />
  );
}
