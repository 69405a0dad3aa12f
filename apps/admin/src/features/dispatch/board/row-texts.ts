import type { BoardBlock } from '@chauffeur/contracts/dispatch/dispatch-board';
import type { TFunction } from 'i18next';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { BoardView } from '../board-view';
import type { BoardRow } from '../board-layout/board-layout.rules';

/** Returns the texts of all rows at once, because each row that called `useTranslation` would subscribe separately. */
export function useRowTexts(by: BoardView['by']): RowTexts {
  const { t } = useTranslation('dispatch');
  return useMemo(() => rowTexts(t, by), [t, by]);
}

export type RowTexts = ReturnType<typeof rowTexts>;

function rowTexts(t: TFunction<'dispatch'>, by: BoardView['by']) {
  const without = t(by === 'car' ? 'board.noCar' : 'board.noDriver');
  const inactive = t('board.inactive');
  const title = ({ name }: BoardRow) => name ?? without;
  const joined = (...parts: (string | null | false)[]) => parts.filter(Boolean).join(' · ');
  return {
    title,
    /** The text below the name. */
    below: ({ group, isActive }: BoardRow) => joined(group, !isActive && inactive),
    label: (row: BoardRow) => joined(row.group, title(row), !row.isActive && inactive),
    block: ({ kind, notes }: BoardBlock) => {
      // The server sends the kinds, so the compiler can't check the key.
      const key = `blocks.${kind}` as 'blocks.other';
      return joined(t([key, 'blocks.other']), notes);
    },
  };
}
