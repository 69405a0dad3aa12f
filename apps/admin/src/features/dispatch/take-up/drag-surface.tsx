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

const Surface = styled('div', { shouldForwardProp: (name) => name !== 'takenId' })<{
  takenId: string | undefined;
}>(({ takenId }) => ({
  position: 'relative',
  ...(takenId && { [`& [data-ride="${takenId}"]`]: { opacity: 0.45 } }),
}));

type Drag = Pick<DndContextProps, 'sensors' | 'onDragStart' | 'onDragMove' | 'onDragEnd' | 'onDragCancel'>;

interface DragSurfaceProps extends Drag {
  takenId: string | undefined;
  isDisabled: boolean;
  onKeyDown: (event: KeyboardEvent) => void;
  onBlur: (event: FocusEvent) => void;
  children: ReactNode;
}

/**
 * The board as the one thing that is dragged, so that no ride is rendered again while one of them moves. It lies beside
 * the context of dragging, which has a new value with each movement: React would look for its readers among all rides.
 */
export function DragSurface({ takenId, isDisabled, onKeyDown, onBlur, children, ...drag }: DragSurfaceProps) {
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
        // By keyboard it is `M` that takes a ride up, with announcements of its own.
        accessibility={{ announcements: silent, screenReaderInstructions: { draggable: '' } }}
      >
        <Draggable surface={surface} onListen={listen} isDisabled={isDisabled} />
      </DndContext>
      <Surface
        ref={surface}
        takenId={takenId}
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
  /** Is given what a press on the surface begins. */
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

/** The page would scroll first, and take the board away from under the hand. */
const onlyBoard = { canScroll: (element: Element) => element !== document.scrollingElement };

const silent = {
  onDragStart: () => undefined,
  onDragOver: () => undefined,
  onDragEnd: () => undefined,
  onDragCancel: () => undefined,
};
