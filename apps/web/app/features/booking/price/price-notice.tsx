import { useTranslation } from 'react-i18next';
import { Banner } from '../../../surfaces/banner';
import type { PriceState } from './use-price';

/** Why there is no price, if there is none. */
export function PriceNotice({ price }: { price: PriceState }) {
  const { t } = useTranslation('booking');
  if (price.status !== 'failed' && price.status !== 'missing') return null;
  return <Banner kind="warning">{t(`price.${price.status}`)}</Banner>;
}
