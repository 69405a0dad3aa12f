import { formatMoney, usdSymbol } from '@chauffeur/contracts/money/format-money';
import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { useSiteLanguage } from '../i18n/use-site-language';

/** A starting price in USD with its unit. 0 is not free, but a price on request. */
export function StartingPrice({ amountUsd, per = 'trip' }: { amountUsd: number; per?: 'hour' | 'trip' }) {
  const { t } = useTranslation('common');
  const { language } = useSiteLanguage();
  if (amountUsd === 0) {
    return (
      <Box component="p" sx={{ margin: 0, fontSize: '1.125rem', fontWeight: 700 }}>
        {t('price.onRequest')}
      </Box>
    );
  }
  return (
    <Box
      component="p"
      sx={{ margin: 0, display: 'flex', alignItems: 'baseline', gap: 0.75, flexWrap: 'wrap' }}
    >
      <Box component="span" sx={{ color: 'text.secondary', fontSize: '0.9375rem' }}>
        {t('price.from')}
      </Box>
      <Box
        component="span"
        sx={{ fontSize: '1.625rem', fontWeight: 800, letterSpacing: '-0.02em', lineHeight: 1.2 }}
      >
        {formatMoney(amountUsd, usdSymbol, language)}
      </Box>
      <Box component="span" sx={{ color: 'text.secondary', fontSize: '0.9375rem' }}>
        {t(`price.per.${per}`)}
      </Box>
    </Box>
  );
}
