import TextField from '@mui/material/TextField';
import { useController, type Control } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { faultOfForm, type TemplateFault } from './template-fault.rules';
import type { TemplateFormValues } from './template-form.rules';
import { useFaultText } from './use-fault-text';

export interface TemplateTextProps<Output> {
  control: Control<TemplateFormValues, unknown, Output>;
  /** What the preview found. */
  fault: TemplateFault | undefined;
}

interface SubjectFieldProps<Output> extends TemplateTextProps<Output> {
  onFocus: (input: HTMLInputElement) => void;
}

export function SubjectField<Output>({ control, fault, onFocus }: SubjectFieldProps<Output>) {
  const { t } = useTranslation('emailTemplates');
  const faultText = useFaultText();
  const { field, fieldState } = useController({ control, name: 'subjectTemplate' });
  const { ref, ...bound } = field;
  const shown = faultOfForm(fieldState.error) ?? fault;
  return (
    <TextField
      {...bound}
      label={t('fields.subjectTemplate')}
      required
      inputRef={ref}
      onFocus={({ target }) => onFocus(target as HTMLInputElement)}
      error={shown !== undefined}
      helperText={shown && faultText(shown)}
    />
  );
}
