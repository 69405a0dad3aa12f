/** An entry of this tab's session storage. */
export interface TabStorage<Value> {
  /** Returns null if there is no readable value. */
  readonly read: () => Value | null;
  readonly write: (value: Value) => void;
  readonly clear: () => void;
}

/** Stores a text that survives a reload of this tab; if storage is blocked or full, it lasts as long as the page. */
export function tabText(key: string): TabStorage<string> {
  let inMemory: string | null = null;
  return {
    read: () => {
      try {
        return inMemory ?? sessionStorage.getItem(key);
      } catch {
        return null;
      }
    },
    write: (text) => {
      inMemory = null;
      try {
        sessionStorage.setItem(key, text);
      } catch {
        inMemory = text;
      }
    },
    clear: () => {
      inMemory = null;
      try {
        sessionStorage.removeItem(key);
      } catch {
        // Blocked storage has nothing to clear.
      }
    },
  };
}

/** Stores a value as JSON. It is not validated: a value that an earlier release stored may lack new fields. */
export function tabValue<Value>(key: string): TabStorage<Value> {
  const { read, write, clear } = tabText(key);
  return {
    read: () => {
      try {
        return JSON.parse(read() ?? 'null') as Value | null;
      } catch {
        return null;
      }
    },
    write: (value) => write(JSON.stringify(value)),
    clear,
  };
}
