import { inLanguage } from '@chauffeur/contracts/languages/in-language';
import type { StaffPriceResponse } from '@chauffeur/contracts/pricing/staff-price';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { RecordText } from '../../../i18n/record-text';
import { useStaffLanguage } from '../../../i18n/staff-language';
import type { Column } from '../../../lists/rows/column';
import type { RecordActions } from '../../../records/resource';
import { RowActions } from '../../../records/row-actions';
import { SecondaryText } from '../../../surfaces/secondary-text';
import { formatMoney } from '../../../text/format-number';
import { kindOf } from '../form/price-form.rules';
import { carName } from '../../../resources/catalogue/cars';
import { pricedOffer, usePriceName } from '../price-texts';

const Strong = styled('div')({ fontWeight: 700, overflowWrap: 'anywhere' });
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
          <SecondaryText>
            {car.isAvailable ? (
              <RecordText of={car} field="categoryName" />
            ) : (
              t('hiddenCar', { name: inLanguage(car, 'categoryName', language) })
            )}
          </SecondaryText>
        </>
      ),
    },
    {
      id: 'offer',
      label: t('columns.offer'),
      cell: (price) => (
        <>
          <RecordText of={pricedOffer(price)} field="name" />
          <SecondaryText>{t(`kinds.${kindOf(price)}`)}</SecondaryText>
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
