import type { StaffPriceResponse } from '@chauffeur/contracts';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { useStaffLanguage } from '../i18n/staff-language';
import type { Column } from '../lists/column';
import type { RecordActions } from '../resources/record-actions';
import { RowActions } from '../resources/row-actions';
import { formatMoney } from '../text/format-money';
import { kindOf } from './price-form.rules';
import { carName, pricedOfferName } from './price-texts';
import { usePriceName } from './use-price-name';

const Strong = styled('div')({ fontWeight: 700, overflowWrap: 'anywhere' });
const Quiet = styled('div')(({ theme }) => ({ color: theme.vars.palette.text.secondary }));
const Amount = styled('span')({ fontWeight: 700, fontVariantNumeric: 'tabular-nums' });

export function usePriceColumns(
  actions?: RecordActions<StaffPriceResponse>,
): readonly Column<StaffPriceResponse>[] {
  const { t } = useTranslation('pricing');
  const { language } = useStaffLanguage();
  const nameOf = usePriceName();
  return [
    {
      id: 'car',
      label: t('columns.car'),
      cell: ({ car }) => (
        <>
          <Strong>{carName(car)}</Strong>
          <Quiet>{car.isAvailable ? car.categoryName : t('hiddenCar', { name: car.categoryName })}</Quiet>
        </>
      ),
    },
    {
      id: 'offer',
      label: t('columns.offer'),
      cell: (price) => (
        <>
          {pricedOfferName(price, language)}
          <Quiet>{t(`kinds.${kindOf(price)}`)}</Quiet>
        </>
      ),
    },
    {
      id: 'price',
      label: t('columns.price'),
      align: 'right',
      cell: ({ priceUsd }) => <Amount>{formatMoney(priceUsd, 'USD', language)}</Amount>,
    },
    {
      id: 'actions',
      isActions: true,
      label: t('columns.actions'),
      cell: (price) =>
        actions && (
          <RowActions
            name={nameOf(price)}
            onEdit={() => actions.edit(price)}
            onRemove={() => actions.remove(price)}
          />
        ),
    },
  ];
}
