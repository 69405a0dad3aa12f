/** Defers the hydration of a part of the page. */
export interface HydrationGate {
  isOpen: boolean;
  /** Fulfilled once the gate is open. */
  readonly opened: Promise<void>;
  open(): void;
}

/** Events of a first interaction: from then on all parts may be needed. */
const interactions = ['pointerdown', 'touchstart', 'click', 'keydown', 'focusin', 'input'] as const;

/** Distance from the view at which a part is hydrated. */
const margin = '200px';

const closedGates = new Set<HydrationGate>();
const gateOf = new WeakMap<Element, HydrationGate>();
let observer: IntersectionObserver | undefined;
let hasInteracted = false;

/** Creates a closed gate, or an open one if the visitor has interacted already. */
export function createHydrationGate(): HydrationGate {
  let resolveOpened: () => void;
  const gate: HydrationGate = {
    isOpen: false,
    opened: new Promise((resolve) => (resolveOpened = resolve)),
    open() {
      gate.isOpen = true;
      closedGates.delete(gate);
      // Lets React's `use` read the promise synchronously, so that the click that opened the gate is handled.
      void Object.assign(gate.opened, { status: 'fulfilled', value: undefined });
      resolveOpened();
    },
  };
  if (hasInteracted) gate.open();
  else closedGates.add(gate);
  return gate;
}

/** Opens all gates on the visitor's first interaction, before handlers run (capture phase), so no event is lost. */
export function openGatesOnFirstInteraction(): void {
  hasInteracted = false;
  const openAll = () => {
    hasInteracted = true;
    for (const type of interactions) window.removeEventListener(type, openAll, true);
    for (const gate of closedGates) gate.open();
  };
  for (const type of interactions) window.addEventListener(type, openAll, { capture: true, passive: true });
}

/** Opens a gate when its element comes near the view. Returns a function that stops observing. */
export function openGateInView(gate: HydrationGate, element: Element): () => void {
  observer ??= new IntersectionObserver(openSeen, { rootMargin: margin });
  gateOf.set(element, gate);
  observer.observe(element);
  return () => observer?.unobserve(element);
}

function openSeen(entries: IntersectionObserverEntry[]): void {
  for (const { isIntersecting, target } of entries) {
    if (!isIntersecting) continue;
    observer?.unobserve(target);
    gateOf.get(target)?.open();
  }
}
