import { useTranslation } from 'react-i18next';
import type { Page } from './rows/column';

/** Returns which rows of how many a page shows, such as "21–40 of 126". */
export function useRangeText(): (page: Page<unknown>) => string {
  const { t } = useTranslation('lists');
  return ({ page, pageSize, total, totalIsAtLeast, items }) => {
    const first = (page - 1) * pageSize + 1;
    const range = { first, last: first + items.length - 1, total };
    return t(totalIsAtLeast ? 'pages.rangeOfMore' : 'pages.range', range);
  };
}
