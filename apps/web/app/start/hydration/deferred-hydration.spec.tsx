import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { beginHydration, HydratedPage } from './hydrated-page';
import { DeferredHydration } from './deferred-hydration';

const press = jest.fn();

function Page() {
  const [name, setName] = useState('Baku');
  return (
    <HydratedPage>
      <button onClick={() => setName('Sheki')}>above</button>
      <DeferredHydration as="section" aria-label="later">
        <button onClick={press}>{name}</button>
      </DeferredHydration>
    </HydratedPage>
  );
}

describe('a part with deferred hydration', () => {
  let root: Root;
  let rendered: HTMLElement;
  let see: (entries: { isIntersecting: boolean; target: Element }[]) => void;
  const isHydrated = () => Object.keys(rendered).some((key) => key.startsWith('__reactFiber'));

  beforeEach(async () => {
    Object.assign(window, {
      IntersectionObserver: class {
        constructor(callback: typeof see) {
          see = callback;
        }
        observe() {}
        unobserve() {}
      },
    });
    const container = document.createElement('div');
    container.innerHTML = renderToString(<Page />);
    document.body.append(container);
    rendered = screen.getByRole('button', { name: 'Baku' });
    beginHydration();
    await act(() => (root = hydrateRoot(container, <Page />)));
  });
  afterEach(() => {
    act(() => root.unmount());
    document.body.replaceChildren();
    press.mockClear();
    Reflect.deleteProperty(window, 'IntersectionObserver');
  });

  it('is the server’s HTML until it comes near the view', async () => {
    expect(isHydrated()).toBe(false);
    const part = screen.getByRole('region', { name: 'later' });
    await act(async () => see([{ isIntersecting: false, target: part }]));
    expect(isHydrated()).toBe(false);
    await act(async () => see([{ isIntersecting: true, target: part }]));
    expect(isHydrated()).toBe(true);
    expect(rendered.isConnected).toBe(true);
  });

  it('handles the very first press', async () => {
    expect(isHydrated()).toBe(false);
    await act(async () => void fireEvent.click(rendered));
    expect(press).toHaveBeenCalledTimes(1);
    expect(rendered.isConnected).toBe(true);
  });
});
