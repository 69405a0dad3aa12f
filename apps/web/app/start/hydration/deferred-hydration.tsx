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
  /** The wrapping element; defaults to `div`. */
  as?: Root;
  children: ReactNode;
};

/**
 * Hydrates a part of the page when it comes near the view or the visitor interacts with the page. Until then it is the
 * server's HTML, whose links work. Not for fields: React would not know of text typed before hydration.
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

/** A promise that React's `use` reads without suspending, like that of an open gate. */
const alreadyOpened = Object.assign(Promise.resolve(), { status: 'fulfilled', value: undefined });

function Gated({ gate, children }: { gate: HydrationGate | null; children: ReactNode }) {
  // Also false if React discards the server's HTML and renders on the client, which must not wait.
  const isRendered = useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
  if (gate) use(isRendered || gate.isOpen ? gate.opened : alreadyOpened);
  return children;
}
