/** Of the property of `window` in which the start script records what a visitor did before the scripts ran. */
export const earlyInputProperty = 'earlyInput';

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

interface EarlyInput {
  /** The button that was clicked last. */
  button: HTMLButtonElement | null;
  /** What was typed or chosen, by field. */
  fields: Map<Field, string>;
  /** Stops recording. */
  end(): void;
}

/** Repeats what the visitor did before the page's scripts ran, now that its handlers are attached. */
export function repeatEarlyInput(): void {
  const early = (window as { [earlyInputProperty]?: EarlyInput })[earlyInputProperty];
  if (!early) return;
  early.end();
  for (const [field, value] of early.fields) enter(field, value);
  early.fields.clear();
  if (early.button?.isConnected) early.button.click();
  early.button = null;
}

/** As typing does. React compares with the value that it saw last, so it is shown an empty one first. */
function enter(field: Field, value: string): void {
  if (!(field instanceof HTMLSelectElement)) field.value = '';
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  field.dispatchEvent(new Event('change', { bubbles: true }));
}
