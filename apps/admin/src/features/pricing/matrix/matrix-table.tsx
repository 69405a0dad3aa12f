import type { StaffCarResponse } from '@chauffeur/contracts/catalogue/car';
import { inLanguage } from '@chauffeur/contracts/languages/in-language';
import { combinationKey } from '@chauffeur/contracts/pricing/price-cells';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { SecondaryText } from '../../../surfaces/secondary-text';
import { RecordText } from '../../../i18n/record-text';
import { useStaffLanguage } from '../../../i18n/staff-language';
import { moveBetweenCells } from '../cells/move-between-cells';
import { PriceCell } from '../cells/price-cell';
import { carName } from '../../../resources/catalogue/cars';
import type { CellDrafts } from './use-cell-drafts';
import { combinationOf, type MatrixOffer, type PriceTable } from './use-price-table';

/** Height and width in px of the sticky head and first column, which must not cover the focused cell. */
const covered = { top: 84, left: 196 };

const Frame = styled('div', { shouldForwardProp: (name) => name !== 'hasUnsaved' })<{
  hasUnsaved: boolean;
}>(({ theme, hasUnsaved }) => ({
  // Leaves room for the save bar while there is unsaved input.
  maxHeight: `max(380px, calc(100dvh - ${hasUnsaved ? 380 : 290}px))`,
  overflow: 'auto',
  scrollPadding: `${covered.top}px 12px 12px ${covered.left}px`,
  borderRadius: 14,
  border: `1px solid ${theme.vars.palette.divider}`,
  backgroundColor: theme.vars.palette.background.paper,
}));

const Table = styled('table')(({ theme }) => {
  const line = `1px solid ${theme.vars.palette.divider}`;
  const head = { fontWeight: 700, textAlign: 'left', backgroundColor: theme.vars.palette.sand.main } as const;
  return {
    borderCollapse: 'separate',
    borderSpacing: 0,
    fontSize: '0.875rem',
    lineHeight: 1.35,
    '& th, & td': { padding: '6px 8px', borderBottom: line, verticalAlign: 'top' },
    '& tbody tr:last-of-type > *': { borderBottom: 0 },
    '& thead th': {
      ...head,
      position: 'sticky',
      top: 0,
      zIndex: 2,
      minWidth: 124,
      padding: '10px 12px',
      verticalAlign: 'bottom',
      textAlign: 'right',
    },
    '& thead th:first-of-type': { left: 0, zIndex: 3, textAlign: 'left' },
    '& tbody th': {
      ...head,
      position: 'sticky',
      left: 0,
      zIndex: 1,
      width: covered.left,
      minWidth: covered.left,
      boxSizing: 'border-box',
      padding: '10px 14px',
      overflowWrap: 'anywhere',
      borderInlineEnd: line,
    },
  };
});

const Secondary = styled(SecondaryText)({ fontSize: '0.8125rem', fontWeight: 500 });

interface MatrixTableProps {
  table: PriceTable;
  offers: readonly MatrixOffer[];
  cells: CellDrafts;
}

/** One row for each car, one column for each service and tour. */
export function MatrixTable({ table, offers, cells }: MatrixTableProps) {
  const { t } = useTranslation('pricing');
  return (
    <Frame hasUnsaved={cells.drafts.size > 0} onKeyDown={moveBetweenCells}>
      <Table aria-label={t('matrix.label')}>
        <thead>
          <tr>
            <th scope="col">{t('columns.car')}</th>
            {offers.map(({ id, kind, name, nameLanguage }) => (
              <th key={id} scope="col">
                <Secondary>{t(`kinds.${kind}`)}</Secondary>
                <span lang={nameLanguage}>{name}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {table.cars.map((car, row) => (
            <tr key={car.id}>
              <CarHead car={car} />
              {offers.map((offer, column) => {
                const key = combinationKey(combinationOf(car, offer));
                return (
                  <td key={offer.id}>
                    <PriceCell
                      cellKey={key}
                      label={t('matrix.cell', { car: carName(car), offer: offer.name })}
                      row={row}
                      column={column}
                      saved={table.saved.get(key)}
                      draft={cells.drafts.get(key)}
                      isReadOnly={cells.saving.isPending}
                      onType={cells.type}
                    />
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </Table>
    </Frame>
  );
}

function CarHead({ car }: { car: StaffCarResponse }) {
  const { t } = useTranslation('pricing');
  const { language } = useStaffLanguage();
  return (
    <th scope="row">
      <span>{carName(car)}</span>
      <Secondary>
        {car.isAvailable ? (
          <RecordText of={car.category} field="name" />
        ) : (
          t('hiddenCar', { name: inLanguage(car.category, 'name', language) })
        )}
      </Secondary>
    </th>
  );
}
