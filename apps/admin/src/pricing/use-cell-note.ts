import type { StaffPriceResponse } from '@chauffeur/contracts';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../i18n/use-error-text';
import { useStaffLanguage } from '../i18n/staff-language';
import { formatMoney } from '../text/format-money';
import { readCell } from './cell-amount.rules';
import type { Draft } from './cell-drafts.rules';

/** How a cell looks. */
export type CellTone = 'quiet' | 'missing' | 'unsaved' | 'stale' | 'faulty';

/** What stands below a cell: its fault, or what is kept where something else is typed. */
export function useCellNote(
  draft: Draft | undefined,
  held: StaffPriceResponse | undefined,
): { readonly tone: CellTone; readonly note: string | null } {
  const { t } = useTranslation('pricing');
  const { language } = useStaffLanguage();
  const errorText = useErrorText();
  if (!draft) return { tone: held ? 'quiet' : 'missing', note: null };
  const reading = readCell(draft.text);
  if ('fault' in reading) return { tone: 'faulty', note: errorText(reading.fault) };
  const { basedOn, isStale } = draft;
  const price = basedOn && formatMoney(basedOn.priceUsd, 'USD', language);
  if (isStale) return { tone: 'stale', note: price ? t('cell.now', { price }) : t('cell.nowEmpty') };
  return { tone: 'unsaved', note: price ? t('cell.was', { price }) : t('cell.new') };
}
