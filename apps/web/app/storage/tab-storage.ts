/** What is under one key of this tab's session storage. */
export interface TabStorage<Value> {
  /** Null where there is nothing that can be read. */
  readonly read: () => Value | null;
  readonly write: (value: Value) => void;
  readonly clear: () => void;
}

/** A text that survives a reload of this tab; where storage is forbidden or full, it lives as long as the page. */
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
        // There is none.
      }
    },
  };
}

/** The same of a value, as JSON: one that an earlier release stored may lack what is new. */
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
