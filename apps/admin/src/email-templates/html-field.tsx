import FormHelperText from '@mui/material/FormHelperText';
import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import { lazy, Suspense, useId } from 'react';
import { useController } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { EditorHandle } from './html-editor';
import type { TemplateTextProps } from './subject-field';
import { faultOfForm } from './template-fault.rules';
import { useFaultText } from './use-fault-text';

// Larger than all the rest of the screen, so it is fetched when a template is opened.
const HtmlEditor = lazy(() => import('./html-editor'));

const Label = styled('div')({ marginBottom: 6, fontSize: '0.875rem', fontWeight: 600 });

const Frame = styled('div', { shouldForwardProp: (name) => name !== 'isFaulty' })<{ isFaulty: boolean }>(
  ({ theme, isFaulty }) => ({
    overflow: 'hidden',
    minHeight: 262,
    borderRadius: 10,
    border: `1px solid ${isFaulty ? theme.vars.palette.error.main : theme.vars.palette.fieldLine.main}`,
    '&:focus-within': { outline: `2px solid ${theme.vars.palette.link.main}`, outlineOffset: -1 },
  }),
);

interface HtmlFieldProps<Output> extends TemplateTextProps<Output> {
  onReady: (handle: EditorHandle | null) => void;
  onFocus: () => void;
}

/** The HTML of a mail in an editor, its fault in words below. */
export function HtmlField<Output>({ control, fault, onReady, onFocus }: HtmlFieldProps<Output>) {
  const { t } = useTranslation('emailTemplates');
  const id = useId();
  const faultText = useFaultText();
  const { field, fieldState } = useController({ control, name: 'htmlTemplate' });
  const shown = faultOfForm(fieldState.error) ?? fault;
  const ready = (handle: EditorHandle | null) => {
    field.ref(handle);
    onReady(handle);
  };
  return (
    <div>
      <Label id={`${id}-label`}>{t('fields.htmlTemplate')}</Label>
      <Frame isFaulty={shown !== undefined}>
        <Suspense fallback={<Skeleton variant="rectangular" height={262} />}>
          <HtmlEditor
            value={field.value}
            labelledBy={`${id}-label`}
            describedBy={`${id}-text`}
            fault={shown && { ...shown, text: faultText(shown) }}
            onChange={field.onChange}
            onBlur={field.onBlur}
            onFocus={onFocus}
            onReady={ready}
          />
        </Suspense>
      </Frame>
      <FormHelperText id={`${id}-text`} error={shown !== undefined}>
        {shown ? faultText(shown) : t('fields.htmlHint')}
      </FormHelperText>
    </div>
  );
}
