import { styled } from '@mui/material/styles';
import { useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import type { SlotState } from '../move/ride-slot.rules';

const colours = { free: 'success', tight: 'warning', busy: 'error', inactive: 'error' } as const;

const Outline = styled('div', {
  shouldForwardProp: (name) => name !== 'kind' && name !== 'isSending',
})<{ kind: SlotState['kind']; isSending: boolean }>(({ theme, kind, isSending }) => {
  const { main, light } = theme.vars.palette[colours[kind]];
  return {
    position: 'absolute',
    zIndex: 1,
    top: 3,
    height: 54,
    boxSizing: 'border-box',
    padding: '2px 6px',
    borderRadius: 8,
    border: `2px solid ${main}`,
    fontSize: '0.75rem',
    fontWeight: 700,
    lineHeight: '16px',
    color: main,
    backgroundColor: light,
    opacity: isSending ? 0.6 : 0.92,
    pointerEvents: 'none',
    scrollMargin: '48px 24px 24px 200px',
    '& > span': { display: 'block', width: 'max-content', maxWidth: 320 },
  };
});

interface DropPreviewProps {
  /** The row of the outline. */
  lane: HTMLElement | null;
  left: number;
  width: number;
  state: SlotState;
  lines: readonly string[];
  isSending: boolean;
  /** Whether it stays in view, as when moved by keyboard. */
  isFollowed: boolean;
}

/** An outline of where the ride would be if dropped now, with the state of that slot. */
export function DropPreview({ lane, left, width, state, lines, isSending, isFollowed }: DropPreviewProps) {
  const outline = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isFollowed) outline.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  });
  if (!lane) return null;
  return createPortal(
    <Outline
      ref={outline}
      kind={state.kind}
      isSending={isSending}
      style={{ left, width }}
      // Its text is announced in another way.
      aria-hidden="true"
    >
      {lines.map((line) => (
        <span key={line}>{line}</span>
      ))}
    </Outline>,
    lane,
  );
}
