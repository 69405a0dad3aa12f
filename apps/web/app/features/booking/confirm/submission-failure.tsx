import type { CurrencyResponse } from '@chauffeur/contracts/money/money';
import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import type { RequestFailed } from '../../../api/request-failed';
import { useErrorText } from '../../../i18n/use-error-text';
import { Banner } from '../../../surfaces/banner';
import { carLimit } from '../details/details-rules';
import type { ChosenRecords } from '../draft/chosen-records';
import { sumOf } from '../price/leg-totals';
import { useDisplayPrice } from '../price/use-display-price';
import { changedPricesOf } from './use-submission';

/** Error codes that a visitor can act on; the first sentence covers the others. */
const explained = new Set([
  'car.unavailable',
  'car.notFound',
  'service.notFound',
  'tour.notFound',
  'extras.notOffered',
  'request.tooMany',
]);

interface SubmissionFailureProps {
  failure: RequestFailed;
  chosen: ChosenRecords;
  currency: CurrencyResponse | undefined;
}

/** What went wrong, and which fields the server rejected. */
export function SubmissionFailure({ failure, chosen, currency }: SubmissionFailureProps) {
  const { t } = useTranslation(['booking', 'rideDetails']);
  const translate = useErrorText();
  const displayPrice = useDisplayPrice(currency);
  const { problem } = failure;
  const changedPrices = changedPricesOf(failure);
  if (changedPrices) {
    const price = displayPrice(...changedPrices);
    const text = sumOf(changedPrices) === 0 ? 'expectedPrice.toBeAgreed' : 'expectedPrice.changed';
    return <Banner kind="warning">{translate(text, { price })}</Banner>;
  }
  // For a rejected offer, problem and field have the same code.
  const reasons = new Set([
    // The booking may have been made.
    ...(problem === null ? [t('confirm.noResponse')] : []),
    ...(problem && explained.has(problem.code) ? [translate(problem.code)] : []),
    ...(problem?.errors ?? []).map(({ field, code, params }) => {
      const text = translate(code, { ...carLimit(code, chosen), ...params });
      // The codes of a ride's fields are the same for both rides.
      return isOfReturn(field) && !isOfReturn(code) ? `${t('rideDetails:return.title')}: ${text}` : text;
    }),
  ]);
  return (
    <Banner kind="warning">
      {t('confirm.failed')}
      {reasons.size > 0 && (
        <Box component="ul" sx={{ margin: '6px 0 0', paddingInlineStart: 2.5, fontWeight: 500 }}>
          {[...reasons].map((reason) => (
            <li key={reason}>{reason}</li>
          ))}
        </Box>
      )}
    </Banner>
  );
}

function isOfReturn(name: string): boolean {
  return name.startsWith('returnRide.');
}
