import { useEffect, useState } from 'react';

/** Returns a value once it has not changed for `delay` milliseconds. */
export function useDebouncedValue<Value>(value: Value, delay: number): Value {
  const [debounced, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), delay);
    return () => clearTimeout(timer);
  }, [value, delay]);
  return debounced;
}
