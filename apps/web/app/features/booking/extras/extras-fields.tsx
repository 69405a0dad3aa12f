import type { ChosenExtra } from '@chauffeur/contracts/bookings/prices/booked-extras';
import { countOfExtra, withExtraCount } from '@chauffeur/contracts/bookings/prices/extra-lines';
import { inLanguage, otherLanguageOf } from '@chauffeur/contracts/languages/in-language';
import type { CurrencyResponse } from '@chauffeur/contracts/money/money';
import { extraCodes } from '@chauffeur/contracts/pricing/extra-codes';
import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useId, type Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { fieldSurface } from '../../../forms/fields/field-surface';
import { useErrorText } from '../../../i18n/use-error-text';
import { useSiteLanguage } from '../../../i18n/use-site-language';
import { Banner } from '../../../surfaces/banner';
import { useDisplayPrice } from '../price/use-display-price';
import type { Extras } from './use-extras';

const List = styled('ul')({ margin: 0, padding: 0, listStyle: 'none', containerType: 'inline-size' });

const Row = styled('li')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto 76px',
  gap: '0 16px',
  alignItems: 'center',
  padding: '8px 0',
  '& + &': { borderTop: `1px solid ${theme.palette.divider}` },
  // If text is so large that a name would break after every few letters, it has a line of its own.
  '@container (max-width: 15em)': {
    gridTemplateColumns: 'minmax(0, 1fr) 76px',
    '& > :first-child': { gridColumn: '1 / -1' },
  },
}));

const Count = styled('select')(({ theme }) => ({
  ...fieldSurface(theme),
  minHeight: 44,
  padding: '8px 10px',
  cursor: 'pointer',
}));

interface ExtrasFieldsProps {
  extras: Pick<Extras, 'offered'> & {
    /** Why the choice can't be booked, as a code or as text. */
    error?: string | null;
    errorText?: string | null;
  };
  chosen: readonly ChosenExtra[];
  /** The currency of shown prices. */
  currency: CurrencyResponse | undefined;
  onChange: (chosen: ChosenExtra[]) => void;
  /** For the error of the choice, while there is one. */
  errorRef?: Ref<HTMLElement>;
}

/** The extras on offer, each with its price and count; empty if there are none. */
export function ExtrasFields({ extras, chosen, currency, onChange, errorRef }: ExtrasFieldsProps) {
  const { t } = useTranslation('booking');
  const errorText = useErrorText();
  // Stops are entered as places.
  const choices = extras.offered.filter(({ code }) => code !== extraCodes.stop);
  if (choices.length === 0) return null;
  const error = extras.errorText ?? (extras.error && errorText(extras.error));
  return (
    <Box component="section" sx={{ '* + &': { mt: 5 }, '& + *': { mt: 5 } }}>
      <Typography variant="h4" component="h3" sx={{ mb: 1 }}>
        {t('extras.title')}
      </Typography>
      <List>
        {choices.map((extra) => (
          <ExtraRow
            key={extra.id}
            extra={extra}
            count={countOfExtra(chosen, extra.id)}
            currency={currency}
            onCount={(count) => onChange(withExtraCount(chosen, extra.id, count))}
          />
        ))}
      </List>
      <Box role="status">
        {error && (
          <Box ref={errorRef} tabIndex={-1} sx={{ mt: 1.5, outline: 'none' }}>
            <Banner kind="warning">{error}</Banner>
          </Box>
        )}
      </Box>
    </Box>
  );
}

interface ExtraRowProps {
  extra: Extras['offered'][number];
  count: number;
  currency: CurrencyResponse | undefined;
  onCount: (count: number) => void;
}

function ExtraRow({ extra, count, currency, onCount }: ExtraRowProps) {
  const { t } = useTranslation('booking');
  const { language } = useSiteLanguage();
  const displayPrice = useDisplayPrice(currency);
  const id = useId();
  const description = inLanguage(extra, 'description', language);
  return (
    <Row>
      <Box sx={{ minWidth: 0 }}>
        <Box
          component="label"
          htmlFor={id}
          lang={otherLanguageOf(extra, 'name', language)}
          sx={{ fontWeight: 700 }}
        >
          {inLanguage(extra, 'name', language)}
        </Box>
        {description && (
          <Typography
            id={`${id}-hint`}
            variant="body2"
            lang={otherLanguageOf(extra, 'description', language)}
            sx={{ color: 'text.secondary' }}
          >
            {description}
          </Typography>
        )}
      </Box>
      <span className="tabular" id={`${id}-price`}>
        {extra.priceUsd === 0 ? t('extras.free') : displayPrice(extra.priceUsd)}
      </span>
      <Count
        id={id}
        value={count}
        aria-describedby={`${id}-price${description ? ` ${id}-hint` : ''}`}
        onChange={({ target }) => onCount(Number(target.value))}
      >
        {Array.from({ length: Math.max(extra.maxCount, count) + 1 }, (_, number) => (
          <option key={number} value={number}>
            {number}
          </option>
        ))}
      </Count>
    </Row>
  );
}
