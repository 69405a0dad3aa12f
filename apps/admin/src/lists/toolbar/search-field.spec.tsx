import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { SearchField } from './search-field';

describe('the search field', () => {
  afterEach(() => {
    jest.useRealTimers();
    cleanup();
  });

  it('keeps what is typed while an earlier search arrives, and shows a search from outside', () => {
    jest.useFakeTimers();
    const searched: (string | undefined)[] = [];
    const onSearch = (search: string | undefined) => void searched.push(search);
    const at = (value: string) => <SearchField label="Search" value={value} onSearch={onSearch} />;
    const { rerender } = render(at(''));
    const field = screen.getByRole<HTMLInputElement>('searchbox');
    const type = (text: string) => {
      fireEvent.change(field, { target: { value: text } });
      act(() => {
        jest.advanceTimersByTime(300);
      });
    };
    type('mam');
    type('mamm');
    expect(searched).toEqual(['mam', 'mamm']);
    fireEvent.change(field, { target: { value: 'mammad' } });
    rerender(at('mam'));
    expect(field.value).toBe('mammad');
    rerender(at('mamm'));
    expect(field.value).toBe('mammad');
    rerender(at('mam'));
    expect(field.value).toBe('mam');
  });
});
