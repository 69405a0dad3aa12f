import { useState } from 'react';

/** Freezes a value for as long as `isFrozen` is true. */
export function useFrozenValue<Value>(isFrozen: boolean, value: Value): Value {
  const [shown, setShown] = useState(value);
  if (!isFrozen && shown !== value) setShown(value);
  return isFrozen ? shown : value;
}
