import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider, useSearchParams } from 'react-router-dom';
import { SearchField } from './search-field';

describe('the search field', () => {
  afterEach(() => {
    jest.useRealTimers();
    cleanup();
  });

  it('keeps what is typed while an earlier search arrives, and shows a search from outside', async () => {
    jest.useFakeTimers();
    const searched: (string | undefined)[] = [];
    const onSearch = (search: string | undefined) => void searched.push(search);
    function List() {
      const value = useSearchParams()[0].get('search') ?? '';
      return <SearchField label="Search" value={value} onSearch={onSearch} />;
    }
    const router = createMemoryRouter([{ path: '/', Component: List }]);
    const open = (search: string) => act(() => router.navigate(`/?search=${search}`));
    render(<RouterProvider router={router} />);
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
    await open('mam');
    expect(field.value).toBe('mammad');
    await open('mamm');
    expect(field.value).toBe('mammad');
    await open('mam');
    expect(field.value).toBe('mam');
  });

  it('searches at once when it is left, but not while a link is pressed, which a search could move', () => {
    jest.useFakeTimers();
    const onSearch = jest.fn();
    render(
      <>
        <SearchField label="Search" value="" onSearch={onSearch} />
        <a href="#row">Row</a>
      </>,
    );
    const field = screen.getByRole('searchbox');
    const row = screen.getByText('Row');
    fireEvent.change(field, { target: { value: 'mammad' } });
    // jsdom takes the focused link for the pressed one.
    row.focus();
    fireEvent.blur(field);
    act(() => {
      jest.advanceTimersByTime(1000);
    });
    expect(onSearch).not.toHaveBeenCalled();
    row.blur();
    fireEvent.blur(field);
    expect(onSearch).toHaveBeenCalledWith('mammad');
  });
});
