import FormHelperText from '@mui/material/FormHelperText';
import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import { lazy, Suspense, useId } from 'react';
import { useController, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { EditorHandle } from '../editor/html-editor';
import type { TemplateTextProps } from './subject-field';
import { templateErrorOf } from '../template-error.rules';
import { useTemplateErrorText } from './use-template-error-text';

// Lazy: it is larger than the rest of the screen.
const HtmlEditor = lazy(() => import('../editor/html-editor'));

const Label = styled('div')({ marginBottom: 6, fontSize: '0.875rem', fontWeight: 600 });

const Frame = styled('div', { shouldForwardProp: (name) => name !== 'isInvalid' })<{ isInvalid: boolean }>(
  ({ theme, isInvalid }) => ({
    overflow: 'hidden',
    minHeight: 262,
    borderRadius: 10,
    border: `1px solid ${isInvalid ? theme.vars.palette.error.main : theme.vars.palette.fieldLine.main}`,
    '&:focus-within': { outline: `2px solid ${theme.vars.palette.link.main}`, outlineOffset: -1 },
  }),
);

interface HtmlFieldProps<Output> extends TemplateTextProps<Output> {
  onReady: (handle: EditorHandle | null) => void;
  onFocus: () => void;
}

/** The editor of an email's HTML, with its error as text below. */
export function HtmlField<Output>({ control, error, onReady, onFocus }: HtmlFieldProps<Output>) {
  const { t } = useTranslation('emailTemplates');
  const id = useId();
  const templateErrorText = useTemplateErrorText();
  const { field, fieldState } = useController({ control, name: 'htmlTemplate' });
  const language = useWatch({ control, name: 'language' });
  const shown = templateErrorOf(fieldState.error) ?? error;
  const ready = (handle: EditorHandle | null) => {
    field.ref(handle);
    onReady(handle);
  };
  return (
    <div>
      <Label id={`${id}-label`}>{t('fields.htmlTemplate')}</Label>
      <Frame isInvalid={shown !== undefined}>
        <Suspense fallback={<Skeleton variant="rectangular" height={262} />}>
          <HtmlEditor
            value={field.value}
            language={language}
            labelledBy={`${id}-label`}
            describedBy={`${id}-text`}
            error={shown && { ...shown, text: templateErrorText(shown) }}
            onChange={field.onChange}
            onBlur={field.onBlur}
            onFocus={onFocus}
            onReady={ready}
          />
        </Suspense>
      </Frame>
      <FormHelperText id={`${id}-text`} error={shown !== undefined}>
        {shown ? templateErrorText(shown) : t('fields.htmlHint')}
      </FormHelperText>
    </div>
  );
}
