import Button from '@mui/material/Button';
import { useController } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useFocusAfterRemoval } from '../../../focus/use-focus-after-removal';
import { FormTextField } from '../../../forms/fields/form-text-field';
import { FormWide } from '../../../forms/layout/form-grid';
import { MarkupHint } from './markup-hint';
import { withContext } from './schema-markup.rules';
import type { SeoControl } from './seo-control';

interface MarkupFieldProps {
  control: SeoControl;
  /** The schema.org data as typed. */
  markup: string;
}

/** The structured data. Adds the context that stored data may lack, since it was not required once. */
export function MarkupField({ control, markup }: MarkupFieldProps) {
  const { t } = useTranslation('seo');
  const { field } = useController({ control, name: 'schemaMarkup' });
  const [input, changeWithFocus] = useFocusAfterRemoval<HTMLTextAreaElement>();
  const completed = withContext(markup);
  return (
    <FormWide>
      <FormTextField
        control={control}
        name="schemaMarkup"
        label={t('fields.schemaMarkup')}
        helperText={<MarkupHint text={markup} />}
        multiline
        minRows={4}
        maxRows={14}
        spellCheck={false}
        slotProps={{ htmlInput: { ref: input, sx: { fontFamily: 'monospace', fontSize: '0.875rem' } } }}
      />
      {completed !== null && (
        <Button
          size="small"
          variant="outlined"
          color="inherit"
          onClick={() => changeWithFocus(() => field.onChange(completed))}
          sx={{ mt: 1 }}
        >
          {t('markup.addContext')}
        </Button>
      )}
    </FormWide>
  );
}
