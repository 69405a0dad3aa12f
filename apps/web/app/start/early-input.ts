/** The property of `window` in which the start script records the visitor's input before hydration. */
export const earlyInputProperty = 'earlyInput';

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

interface EarlyInput {
  /** The button that was clicked last. */
  button: HTMLButtonElement | null;
  /** Typed or chosen values by field. */
  fields: Map<Field, string>;
  /** Stops recording. */
  end(): void;
}

/** Replays the visitor's input from before hydration; to be called once handlers are attached. */
export function repeatEarlyInput(): void {
  const early = (window as { [earlyInputProperty]?: EarlyInput })[earlyInputProperty];
  if (!early) return;
  early.end();
  for (const [field, value] of early.fields) enter(field, value);
  early.fields.clear();
  if (early.button?.isConnected) early.button.click();
  early.button = null;
}

/** Simulates typing. React ignores a value equal to the last one it saw, so the field is cleared first. */
function enter(field: Field, value: string): void {
  if (!(field instanceof HTMLSelectElement)) field.value = '';
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  field.dispatchEvent(new Event('change', { bubbles: true }));
}
