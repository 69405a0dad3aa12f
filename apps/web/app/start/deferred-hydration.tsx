import {
  Suspense,
  use,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
  type ComponentPropsWithoutRef,
  type ElementType,
  type ReactNode,
} from 'react';
import { isHydrating } from './hydrated-page';
import { createHydrationGate, openGateInView, type HydrationGate } from './hydration-gate';

type DeferredHydrationProps<Root extends ElementType> = ComponentPropsWithoutRef<Root> & {
  /** The element to stand in; a `div` unless given. */
  as?: Root;
  children: ReactNode;
};

/**
 * A part of a page that the scripts take over when it comes near the view or the visitor does something; until then it
 * stands as the server wrote it, and its links work. Not for fields: what is typed before stays in the page alone.
 */
export function DeferredHydration<Root extends ElementType = 'div'>(props: DeferredHydrationProps<Root>) {
  const { as, children, ...rest } = props as DeferredHydrationProps<'div'>;
  const Element: ElementType = as ?? 'div';
  const element = useRef<HTMLDivElement>(null);
  const [gate] = useState(() => (isHydrating() ? createHydrationGate() : null));
  useEffect(() => {
    if (gate && !gate.isOpen && element.current) return openGateInView(gate, element.current);
  }, [gate]);
  return (
    <Element ref={element} {...rest}>
      <Suspense>
        <Gated gate={gate}>{children}</Gated>
      </Suspense>
    </Element>
  );
}

const never = () => () => undefined;

/** React reads it without waiting, as it reads the promise of an open gate. */
const alreadyOpened = Object.assign(Promise.resolve(), { status: 'fulfilled', value: undefined });

function Gated({ gate, children }: { gate: HydrationGate | null; children: ReactNode }) {
  // False as well where React gives up the rendered part and renders it again: that must not wait.
  const isRendered = useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
  if (gate) use(isRendered || gate.isOpen ? gate.opened : alreadyOpened);
  return children;
}
