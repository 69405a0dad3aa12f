import { recordId } from '@chauffeur/contracts/http/record';
import { combinationKey } from '@chauffeur/contracts/pricing/price-cells';
import MenuItem from '@mui/material/MenuItem';
import { styled } from '@mui/material/styles';
import TextField from '@mui/material/TextField';
import { useTranslation } from 'react-i18next';
import { SecondaryText } from '../../../surfaces/secondary-text';
import { useListParameters } from '../../../lists/use-list-parameters';
import { moveBetweenCells } from '../cells/move-between-cells';
import { PriceCell } from '../cells/price-cell';
import { carName } from '../../../resources/catalogue/cars';
import type { CellDrafts } from './use-cell-drafts';
import { combinationOf, countMissing, type MatrixOffer, type PriceTable } from './use-price-table';

const List = styled('ul')(({ theme }) => ({
  margin: '14px 0 0',
  padding: 0,
  listStyle: 'none',
  borderRadius: 14,
  border: `1px solid ${theme.vars.palette.divider}`,
  backgroundColor: theme.vars.palette.background.paper,
  '& > li': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) 132px',
    alignItems: 'start',
    gap: 12,
    padding: '8px 10px 8px 14px',
  },
  // The save bar is higher than other bars at the bottom, and must not cover the focused cell.
  '& input': { scrollMarginBlock: '18px 66px' },
  '& > li + li': { borderTop: `1px solid ${theme.vars.palette.divider}` },
}));

const Name = styled('div')({ alignSelf: 'center', fontWeight: 600, overflowWrap: 'anywhere' });
const Secondary = styled(SecondaryText)({ fontSize: '0.8125rem', fontWeight: 500 });

interface SingleCarMatrixProps {
  table: PriceTable;
  offers: readonly MatrixOffer[];
  cells: CellDrafts;
}

/** For narrow screens: one car at a time. */
export function SingleCarMatrix({ table, offers, cells }: SingleCarMatrixProps) {
  const { t } = useTranslation('pricing');
  const { value, setFilter } = useListParameters();
  const chosen = value('car', recordId);
  const car = table.cars.find(({ id }) => id === chosen) ?? table.cars[0];
  if (!car) return null;
  return (
    <>
      <TextField
        select
        label={t('columns.car')}
        value={car.id}
        onChange={({ target }) => setFilter('car', target.value)}
      >
        {table.cars.map((choice) => {
          const missing = countMissing(table, { cars: [choice], offers });
          const name = carName(choice);
          return (
            <MenuItem key={choice.id} value={choice.id}>
              {missing > 0 ? t('matrix.carMissing', { name, missing }) : name}
            </MenuItem>
          );
        })}
      </TextField>
      <List aria-label={carName(car)} onKeyDown={moveBetweenCells}>
        {offers.map((offer, row) => {
          const key = combinationKey(combinationOf(car, offer));
          return (
            <li key={key}>
              <Name>
                <span>{offer.name}</span>
                <Secondary>{t(`kinds.${offer.kind}`)}</Secondary>
              </Name>
              <PriceCell
                cellKey={key}
                label={t('matrix.cell', { car: carName(car), offer: offer.name })}
                row={row}
                column={0}
                saved={table.saved.get(key)}
                draft={cells.drafts.get(key)}
                isReadOnly={cells.saving.isPending}
                onType={cells.type}
              />
            </li>
          );
        })}
      </List>
    </>
  );
}
