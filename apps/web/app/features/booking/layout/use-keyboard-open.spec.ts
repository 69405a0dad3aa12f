import { afterEach, describe, expect, it } from '@jest/globals';
import { act, cleanup, renderHook } from '@testing-library/react';
import { useKeyboardOpen } from './use-keyboard-open';

/** The part of the browser's `visualViewport` that is needed here. */
class FakeViewport extends EventTarget {
  width = 390;
  height = 844;
  scale = 1;

  resize(changes: Partial<Pick<FakeViewport, 'width' | 'height' | 'scale'>>): void {
    Object.assign(this, changes);
    act(() => void this.dispatchEvent(new Event('resize')));
  }
}

function openOn(viewport: FakeViewport | null) {
  Object.defineProperty(window, 'visualViewport', { configurable: true, value: viewport });
  window.innerHeight = 844;
  const { result } = renderHook(() => useKeyboardOpen());
  return () => result.current;
}

afterEach(cleanup);

describe('an on-screen keyboard', () => {
  it('is open while it takes a part of the window', () => {
    const viewport = new FakeViewport();
    const isOpen = openOn(viewport);
    expect(isOpen()).toBe(false);
    viewport.resize({ height: 780 });
    expect(isOpen()).toBe(false);
    viewport.resize({ height: 480 });
    expect(isOpen()).toBe(true);
    viewport.resize({ height: 844 });
    expect(isOpen()).toBe(false);
  });

  it('is not confused with a zoomed page or a rotated device', () => {
    const viewport = new FakeViewport();
    const isOpen = openOn(viewport);
    viewport.resize({ width: 195, height: 422, scale: 2 });
    expect(isOpen()).toBe(false);
    window.innerHeight = 390;
    viewport.resize({ width: 844, height: 390, scale: 1 });
    expect(isOpen()).toBe(false);
  });

  it('is never open where the browser cannot tell', () => {
    expect(openOn(null)()).toBe(false);
  });
});
