import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { useFieldErrorText } from '../../../i18n/use-field-error-text';
import { checkMarkup } from './schema-markup.rules';

const Word = styled('span', { shouldForwardProp: (name) => name !== 'tone' })<{ tone: 'success' | 'error' }>(
  ({ theme, tone }) => ({ fontWeight: 600, color: theme.vars.palette[tone].main }),
);

/** Says whether the input is valid, while it is typed. */
export function MarkupHint({ text }: { text: string }) {
  const { t } = useTranslation('seo');
  const fieldErrorText = useFieldErrorText();
  const check = checkMarkup(text);
  if (check.kind === 'none') return <span>{t('markup.none')}</span>;
  if (check.kind === 'invalid') return <Word tone="error">{fieldErrorText(check.code)}</Word>;
  return (
    <Word tone="success">{check.type ? t('markup.validOf', { type: check.type }) : t('markup.valid')}</Word>
  );
}
