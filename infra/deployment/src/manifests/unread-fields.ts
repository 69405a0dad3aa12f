/**
 * Faults of an object by a compiled schema, and the fields that the schema never asked for. The schemas of Kubernetes
 * let unknown fields pass, so a misspelt one would go unseen; the API server refuses or drops it.
 * @param validate throws where the data is not valid
 */
export function faultsOf(data: unknown, validate: (data: unknown) => void): string[] {
  const watched = new WatchedValue(data, '');
  try {
    validate(watched.value);
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)];
  }
  return watched.unread().map((path) => `${path} is unknown`);
}

/** A value that notes which of its fields are read. What lists its keys, as for a map with free ones, reads them all. */
class WatchedValue {
  readonly value: unknown;
  private readonly children: Record<string, WatchedValue> = {};
  private readonly read = new Set<string | symbol>();
  private isMap = false;

  constructor(
    original: unknown,
    private readonly path: string,
  ) {
    if (typeof original !== 'object' || original === null) {
      this.value = original;
      return;
    }
    for (const [key, child] of Object.entries(original)) {
      this.children[key] = new WatchedValue(child, `${path}/${key}`);
    }
    const values = Object.entries(this.children).map(([key, child]) => [key, child.value] as const);
    this.isMap = Array.isArray(original);
    this.value = new Proxy(this.isMap ? values.map(([, value]) => value) : Object.fromEntries(values), {
      get: (object, key) => {
        this.read.add(key);
        return Reflect.get(object, key) as unknown;
      },
      ownKeys: (object) => {
        this.isMap = true;
        return Reflect.ownKeys(object);
      },
    });
  }

  unread(): string[] {
    return Object.entries(this.children).flatMap(([key, child]) =>
      this.isMap || this.read.has(key) ? child.unread() : [child.path],
    );
  }
}
