/** Holds back the hydration of a part of the page. */
export interface HydrationGate {
  isOpen: boolean;
  /** Kept once the gate is open. */
  readonly opened: Promise<void>;
  open(): void;
}

/** What a visitor does first: from then on all parts may be wanted. */
const acts = ['pointerdown', 'touchstart', 'click', 'keydown', 'focusin', 'input'] as const;

/** How far below the view a part is made ready. */
const margin = '200px';

const closedGates = new Set<HydrationGate>();
const gateOf = new WeakMap<Element, HydrationGate>();
let observer: IntersectionObserver | undefined;
let hasActed = false;

/** A closed gate, or an open one where the visitor has done something already. */
export function createHydrationGate(): HydrationGate {
  let tell: () => void;
  const gate: HydrationGate = {
    isOpen: false,
    opened: new Promise((resolve) => (tell = resolve)),
    open() {
      gate.isOpen = true;
      closedGates.delete(gate);
      // By this React's `use` knows it at once, so that the press that opened the gate is answered.
      void Object.assign(gate.opened, { status: 'fulfilled', value: undefined });
      tell();
    },
  };
  if (hasActed) gate.open();
  else closedGates.add(gate);
  return gate;
}

/** Opens all gates as soon as the visitor does something: before the page hears of it, so that nothing is lost. */
export function openGatesAtFirstAct(): void {
  hasActed = false;
  const openAll = () => {
    hasActed = true;
    for (const act of acts) window.removeEventListener(act, openAll, true);
    for (const gate of closedGates) gate.open();
  };
  for (const act of acts) window.addEventListener(act, openAll, { capture: true, passive: true });
}

/** Opens a gate when the element that it stands in comes near the view. Returns what ends the watch. */
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
