import { afterEach, expect, it, jest } from '@jest/globals';
import { act, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { HydratedPage } from './hydration/hydrated-page';
import { startScript } from './start-script';

function Form({ onPress }: { onPress: () => void }) {
  const [currency, setCurrency] = useState('USD');
  const [name, setName] = useState('');
  return (
    <>
      <select value={currency} onChange={(event) => setCurrency(event.target.value)}>
        <option>USD</option>
        <option>AZN</option>
      </select>
      <input value={name} onChange={(event) => setName(event.target.value)} />
      <button onClick={onPress}>press</button>
      <output>{`${name} pays in ${currency}`}</output>
    </>
  );
}

let root: Root;
afterEach(() => act(() => root.unmount()));

it('early input is replayed once the page is hydrated, and not recorded after that', async () => {
  const press = jest.fn();
  const page = (
    <HydratedPage>
      <Form onPress={press} />
    </HydratedPage>
  );
  document.body.innerHTML =
    `<div>${renderToString(page)}</div>` +
    '<script id="start" type="text/plain" data-modules="/a.js"></script>';
  const script = document.createElement('script');
  script.textContent = startScript;
  document.body.append(script);

  const [select, input, button] = ['select', 'input', 'button'].map((tag) => document.querySelector(tag)) as [
    HTMLSelectElement,
    HTMLInputElement,
    HTMLButtonElement,
  ];
  select.value = 'AZN';
  select.dispatchEvent(new Event('input', { bubbles: true }));
  input.value = 'Leyla';
  input.dispatchEvent(new Event('input', { bubbles: true }));
  button.click();
  expect(press).not.toHaveBeenCalled();
  await waitFor(() => expect(document.querySelectorAll('script[type=module]')).toHaveLength(1));

  const container = document.querySelector('div');
  if (!container) throw new Error('nothing to hydrate');
  await act(() => (root = hydrateRoot(container, page)));
  expect(document.querySelector('output')?.textContent).toBe('Leyla pays in AZN');
  expect(press).toHaveBeenCalledTimes(1);

  act(() => button.click());
  expect(press).toHaveBeenCalledTimes(2);
});
