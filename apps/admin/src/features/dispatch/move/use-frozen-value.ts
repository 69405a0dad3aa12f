import { useState } from 'react';

/** Freezes a value for as long as `lasts` is true. */
export function useUnchangedWhile<Value>(lasts: boolean, value: Value): Value {
  const [shown, setShown] = useState(value);
  if (!lasts && shown !== value) setShown(value);
  return lasts ? shown : value;
}
