import { useEffect, useState } from 'react';

/** Returns whether Shift is pressed. Listens only while active. */
export function useShiftKey(isActive: boolean): boolean {
  const [isPressed, setPressed] = useState(false);
  useEffect(() => {
    if (!isActive) return undefined;
    const read = ({ shiftKey }: KeyboardEvent | MouseEvent) => setPressed(shiftKey);
    const events = ['keydown', 'keyup', 'mousemove'] as const;
    for (const event of events) window.addEventListener(event, read);
    return () => {
      for (const event of events) window.removeEventListener(event, read);
      setPressed(false);
    };
  }, [isActive]);
  return isPressed;
}
