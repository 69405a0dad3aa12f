import { useState } from 'react';

/** A value as it was when something began, for as long as that lasts. */
export function useUnchangedWhile<Value>(lasts: boolean, value: Value): Value {
  const [shown, setShown] = useState(value);
  if (!lasts && shown !== value) setShown(value);
  return lasts ? shown : value;
}
