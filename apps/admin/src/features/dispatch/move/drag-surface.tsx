import { useDraggable } from '@dnd-kit/core';
import { styled } from '@mui/material/styles';
import type { FocusEvent, KeyboardEvent, ReactNode } from 'react';

const Surface = styled('div', { shouldForwardProp: (name) => name !== 'takenId' })<{
  takenId: string | undefined;
}>(({ takenId }) => ({
  position: 'relative',
  ...(takenId && { [`& [data-ride="${takenId}"]`]: { opacity: 0.45 } }),
}));

interface DragSurfaceProps {
  takenId: string | undefined;
  isDisabled: boolean;
  onKeyDown: (event: KeyboardEvent) => void;
  onBlur: (event: FocusEvent) => void;
  children: ReactNode;
}

/** The board as the one thing that is dragged, so that no ride is rendered again while one of them moves. */
export function DragSurface({ takenId, isDisabled, onKeyDown, onBlur, children }: DragSurfaceProps) {
  const { setNodeRef, listeners } = useDraggable({ id: 'board', disabled: isDisabled });
  return (
    <Surface
      ref={setNodeRef}
      takenId={takenId}
      {...listeners}
      onKeyDownCapture={onKeyDown}
      onBlurCapture={onBlur}
    >
      {children}
    </Surface>
  );
}
