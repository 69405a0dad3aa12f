import { useState, type ReactNode } from 'react';
import { visuallyHidden } from '../surfaces/visually-hidden';
import type { Page } from './rows/column';
import { useRangeText } from './use-range-text';

interface ListStatusProps {
  /** undefined while the first response is loading. */
  page: Page<unknown> | undefined;
  /** Shown in place of rows if there are none. */
  empty: ReactNode;
}

/**
 * What a search, a filter or another page has led to: which rows, for screen readers only, or why there are none. It must
 * stay mounted, because screen readers announce only what changes in an element that they know.
 */
export function ListStatus({ page, empty }: ListStatusProps) {
  const rangeText = useRangeText();
  const range = page && rangeText(page);
  const [seen, setSeen] = useState({ range, isChanged: false });
  if (range !== undefined && range !== seen.range) setSeen({ range, isChanged: seen.range !== undefined });
  if (page?.items.length === 0) return <div role="status">{empty}</div>;
  return <div role="status">{seen.isChanged && <span style={visuallyHidden}>{seen.range}</span>}</div>;
}
