import { DndContext, useDraggable, type DndContextProps } from '@dnd-kit/core';
import { styled } from '@mui/material/styles';
import {
  useCallback,
  useEffect,
  useRef,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  type RefObject,
} from 'react';

const Surface = styled('div', { shouldForwardProp: (name) => name !== 'draggedId' })<{
  draggedId: string | undefined;
}>(({ draggedId }) => ({
  position: 'relative',
  ...(draggedId && { [`& [data-ride="${draggedId}"]`]: { opacity: 0.45 } }),
}));

type Drag = Pick<DndContextProps, 'sensors' | 'onDragStart' | 'onDragMove' | 'onDragEnd' | 'onDragCancel'>;

interface DragSurfaceProps extends Drag {
  draggedId: string | undefined;
  isDisabled: boolean;
  onKeyDown: (event: KeyboardEvent) => void;
  onBlur: (event: FocusEvent) => void;
  children: ReactNode;
}

/**
 * Makes the whole board the one draggable element, so that no ride renders again while one moves. Rendered next to the
 * drag context and not inside it: its value changes with every movement, and React would search all rides for consumers.
 */
export function DragSurface({
  draggedId,
  isDisabled,
  onKeyDown,
  onBlur,
  children,
  ...drag
}: DragSurfaceProps) {
  const surface = useRef<HTMLDivElement>(null);
  const press = useRef<Press>(undefined);
  const listen = useCallback((next: Press | undefined) => {
    press.current = next;
  }, []);
  return (
    <>
      <DndContext
        {...drag}
        autoScroll={onlyBoard}
        // By keyboard, `M` picks a ride up, with its own announcements.
        accessibility={{ announcements: silent, screenReaderInstructions: { draggable: '' } }}
      >
        <Draggable surface={surface} onListen={listen} isDisabled={isDisabled} />
      </DndContext>
      <Surface
        ref={surface}
        draggedId={draggedId}
        onMouseDown={(event) => press.current?.(event)}
        onKeyDownCapture={onKeyDown}
        onBlurCapture={onBlur}
      >
        {children}
      </Surface>
    </>
  );
}

type Press = (event: MouseEvent) => void;

interface DraggableProps {
  surface: RefObject<HTMLDivElement | null>;
  /** Called with the handler of presses on the surface. */
  onListen: (press: Press | undefined) => void;
  isDisabled: boolean;
}

function Draggable({ surface, onListen, isDisabled }: DraggableProps) {
  const { setNodeRef, listeners } = useDraggable({ id: 'board', disabled: isDisabled });
  const press = listeners?.['onMouseDown'] as Press | undefined;
  useEffect(() => setNodeRef(surface.current), [setNodeRef, surface]);
  useEffect(() => onListen(press), [onListen, press]);
  return null;
}

/** Otherwise the page would scroll first, and move the board away from the pointer. */
const onlyBoard = { canScroll: (element: Element) => element !== document.scrollingElement };

const silent = {
  onDragStart: () => undefined,
  onDragOver: () => undefined,
  onDragEnd: () => undefined,
  onDragCancel: () => undefined,
};
