import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { seoLength } from '../seo-score.rules';

const Hint = styled('span', { shouldForwardProp: (name) => name !== 'isGood' })<{ isGood: boolean }>(
  ({ theme, isGood }) => ({
    fontWeight: 600,
    color: isGood ? theme.vars.palette.success.main : theme.vars.palette.warning.main,
  }),
);

interface LengthHintProps {
  text: string;
  limits: { readonly min: number; readonly max: number };
}

/** Compares a text's length with the recommendation, by colour and in words. */
export function LengthHint({ text, limits }: LengthHintProps) {
  const { t } = useTranslation('seo');
  const length = seoLength(text, limits);
  const figures = { ...limits, length: Array.from(text.trim()).length };
  if (length === 'missing') return <span>{t('length.missing', figures)}</span>;
  return <Hint isGood={length === 'good'}>{t(`length.${length}`, figures)}</Hint>;
}
