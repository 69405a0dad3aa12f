import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, Link, RouterProvider, useSearchParams } from 'react-router-dom';
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

  it('searches no more once a row is being opened, and not while the row is pressed', () => {
    jest.useFakeTimers();
    const onSearch = jest.fn();
    const List = () => (
      <>
        <SearchField label="Search" value="" onSearch={onSearch} />
        <Link to="/row">Row</Link>
      </>
    );
    const loading = new Promise<never>(() => undefined);
    const routes = [
      { path: '/', Component: List },
      { path: '/row', lazy: () => loading },
    ];
    render(<RouterProvider router={createMemoryRouter(routes)} />);
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'mammad' } });
    fireEvent.blur(screen.getByRole('searchbox'));
    expect(onSearch).not.toHaveBeenCalled();
    fireEvent.click(screen.getByText('Row'));
    act(() => {
      jest.advanceTimersByTime(1000);
    });
    expect(onSearch).not.toHaveBeenCalled();
  });
});
