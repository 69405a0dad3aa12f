let isProving = false;
const listeners = new Set<() => void>();

/** Whether a form waits for its proof of work; a store for `useSyncExternalStore`. */
export const proofOfWorkStore = {
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  get: () => isProving,
  /** Runs `task`, during which `get` returns true. */
  during: async <Result>(task: () => Promise<Result>): Promise<Result> => {
    set(true);
    try {
      return await task();
    } finally {
      set(false);
    }
  },
};

function set(value: boolean): void {
  isProving = value;
  for (const listener of listeners) listener();
}
