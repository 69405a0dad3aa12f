import { paymentMethodText } from '@chauffeur/contracts/money/payment-method';
import { useTranslation } from 'react-i18next';
import { useStaffLanguage } from '../i18n/staff-language';

/** Returns a function that translates the payment methods that forms suggest; others stay as typed. */
export function usePaymentMethodText(): (typed: string | null) => string | null {
  const { i18n } = useTranslation();
  const { language } = useStaffLanguage();
  return (typed) =>
    paymentMethodText(typed, language, (one) => {
      const t = i18n.getFixedT(one, 'bookings', 'payments.methods');
      return { cash: t('cash'), card: t('card'), bankTransfer: t('bankTransfer'), online: t('online') };
    });
}
