import type { DriverResponse } from '@chauffeur/contracts/drivers/driver';
import { formatNumber } from '@chauffeur/contracts/money/format-money';
import { useTranslation } from 'react-i18next';
import { useStaffLanguage } from '../../i18n/staff-language';
import { formatMoney } from '../../text/format-number';

/** Formats how a driver is paid: `$12.50 an hour`, `15 % of the ride's price`. */
export function usePaymentText(): (driver: DriverResponse) => string {
  const { t } = useTranslation('drivers');
  const { language } = useStaffLanguage();
  return ({ paymentRate, paymentType }) => {
    const rate =
      paymentType === 'percentage'
        ? formatNumber(paymentRate, language)
        : formatMoney(paymentRate, 'USD', language);
    return t(`payment.${paymentType}`, { rate });
  };
}
