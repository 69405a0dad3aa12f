import Skeleton from '@mui/material/Skeleton';
import type { Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { AddFirst } from '../../../forms/fields/add-first';
import { PageHead } from '../../../layout/page-head';
import { ListNotice, LoadFailure } from '../../../lists/list-notice';
import { ListToolbar } from '../../../lists/toolbar/list-toolbar';
import { useListParameters } from '../../../lists/use-list-parameters';
import { useNotify } from '../../../notices/notice-context';
import { leavesScreen, useUnsavedInput } from '../../../unsaved/unsaved-input';
import { KindFilter } from '../kind-filter';
import { SingleCarMatrix } from './single-car-matrix';
import { MatrixTable } from './matrix-table';
import { pricedOfferKind } from '../form/price-form.rules';
import { PricingViews } from '../pricing-views';
import { SaveCellsBar } from './save-cells-bar';
import { useCellDrafts } from './use-cell-drafts';
import { useInvalidCell } from './use-invalid-cell';
import { countMissing, usePriceTable, type PriceTable } from './use-price-table';

const viewOf = (search: string) => new URLSearchParams(search).get('view');

/** Every car with every service and tour, editable in place. Cells without a price stand out. */
export function PriceMatrix() {
  const { t } = useTranslation('pricing');
  const { table, hasFailed, tryAgain } = usePriceTable();
  return (
    <>
      <PageHead title={t('screen.title')} />
      <PricingViews view="matrix" />
      {table ? <Matrix table={table} /> : hasFailed ? failure() : <Skeleton variant="rounded" height={420} />}
    </>
  );

  function failure() {
    return <LoadFailure message={t('screen.loadFailed')} onRetry={tryAgain} />;
  }
}

function Matrix({ table }: { table: PriceTable }) {
  const { t } = useTranslation('pricing');
  const notify = useNotify();
  const { value } = useListParameters();
  const isNarrow = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'));
  const cells = useCellDrafts(table);
  useUnsavedInput(
    cells.drafts.size > 0,
    (move) => leavesScreen(move) || viewOf(move.currentLocation.search) !== viewOf(move.nextLocation.search),
  );
  const place = useRef<HTMLDivElement>(null);
  const lastCell = useRef<HTMLElement>(null);
  const focusInvalid = useInvalidCell({ place, invalid: cells.invalid, isSingleCar: isNarrow });
  const kind = value('kind', pricedOfferKind);
  const offers = table.offers.filter((offer) => !kind || offer.kind === kind);
  if (table.cars.length === 0 || table.offers.length === 0) {
    return (
      <ListNotice title={t('matrix.none.title')} text={t('matrix.none.text')}>
        {table.cars.length === 0 && (
          <span>
            <AddFirst record="car" />
          </span>
        )}
        {table.offers.length === 0 && (
          <>
            <span>
              <AddFirst record="service" />
            </span>
            <span>
              <AddFirst record="tour" />
            </span>
          </>
        )}
      </ListNotice>
    );
  }
  const all = table.cars.length * offers.length;
  const missing = countMissing(table, { cars: table.cars, offers });
  const Cells = isNarrow ? SingleCarMatrix : MatrixTable;
  return (
    <>
      <ListToolbar>
        <KindFilter />
        <Typography role="status" sx={{ fontWeight: 600 }}>
          {missing > 0 ? t('matrix.missing', { missing, all }) : t('matrix.complete')}
        </Typography>
      </ListToolbar>
      <div ref={place} onFocus={({ target }) => (lastCell.current = target)}>
        <Cells table={table} offers={offers} cells={cells} />
      </div>
      <SaveCellsBar
        cells={cells}
        onSaved={() => {
          notify(t('unsaved.saved'));
          // The clicked button is gone.
          lastCell.current?.focus();
        }}
        onInvalid={focusInvalid}
      />
    </>
  );
}
