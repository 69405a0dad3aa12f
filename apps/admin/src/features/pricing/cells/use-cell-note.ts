import type { StaffPriceResponse } from '@chauffeur/contracts/pricing/staff-price';
import { useTranslation } from 'react-i18next';
import { useFieldErrorText } from '../../../i18n/use-field-error-text';
import { useStaffLanguage } from '../../../i18n/staff-language';
import { formatMoney } from '../../../text/format-number';
import { readCell } from './cell-amount.rules';
import type { Draft } from './cell-drafts.rules';

export type CellTone = 'neutral' | 'missing' | 'unsaved' | 'stale' | 'invalid';

/** The note below a cell: its error, or the saved price if the input differs. */
export function useCellNote(
  draft: Draft | undefined,
  saved: StaffPriceResponse | undefined,
): { readonly tone: CellTone; readonly note: string | null } {
  const { t } = useTranslation('pricing');
  const { language } = useStaffLanguage();
  const fieldErrorText = useFieldErrorText();
  if (!draft) return { tone: saved ? 'neutral' : 'missing', note: null };
  const reading = readCell(draft.text);
  if ('error' in reading) return { tone: 'invalid', note: fieldErrorText(reading.error) };
  const { basedOn, isStale } = draft;
  const price = basedOn && formatMoney(basedOn.priceUsd, 'USD', language);
  if (isStale) return { tone: 'stale', note: price ? t('cell.now', { price }) : t('cell.nowEmpty') };
  return { tone: 'unsaved', note: price ? t('cell.was', { price }) : t('cell.new') };
}
