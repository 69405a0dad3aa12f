import { describe, expect, it } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { someService } from '../../site-under-test/records';
import { visit } from '../../site-under-test/visit';

const header = () => screen.getByRole('banner');
// Not by role: narrow screens hide the links, and jsdom has no width.
const links = () => [...header().querySelectorAll<HTMLAnchorElement>('nav a')];
const hrefOf = (link: Element) => link.getAttribute('href');

function scrollTo(y: number): void {
  act(() => {
    Object.defineProperty(window, 'scrollY', { value: y, configurable: true });
    window.dispatchEvent(new Event('scroll'));
  });
}

describe('the header', () => {
  it('leads to every page and to the wizard [P2.1.11, P2.2.4, P2.2.5]', async () => {
    await visit('/about');
    expect(links().map(hrefOf)).toEqual(['/', '/services', '/cars', '/tours', '/about', '/contact']);
    const book = within(header()).getByRole('link', { name: /^Book Now/ });
    expect(book.getAttribute('href')).toBe('/booking');
  });

  it.each([
    ['/about', 'About'],
    ['/', 'Home'],
    [`/services/${someService(1).id}`, 'Services'],
    ['/ru/cars', 'Автопарк'],
  ])('on %s highlights %s alone [P2.2.6]', async (address, name) => {
    await visit(address, { '/api/services': [someService(1)] });
    const current = links().filter((link) => link.getAttribute('aria-current') === 'page');
    expect(current.map(({ textContent }) => textContent)).toEqual([name]);
  });

  it('hides when scrolled down past 100 pixels and comes back on the way up [P2.2.2, P9.9]', async () => {
    await visit('/about');
    const isHidden = () => header().dataset['hidden'] === 'true';
    scrollTo(100);
    expect(isHidden()).toBe(false);
    scrollTo(101);
    expect(isHidden()).toBe(true);
    scrollTo(800);
    scrollTo(790);
    expect(isHidden()).toBe(false);
    scrollTo(0);
  });

  it('is transparent on the home page alone [P2.2.3]', async () => {
    const { user } = await visit('/');
    expect(header().dataset['transparent']).toBe('true');
    await user.click(links().find((link) => hrefOf(link) === '/about') as HTMLElement);
    await waitFor(() => expect(header().dataset['transparent']).toBe('false'));
  });

  it('opens a menu with every page, which closes by its button and by a choice [P2.2.7]', async () => {
    const { user, location } = await visit('/about');
    await user.click(screen.getByRole('button', { name: 'Open menu' }));
    const menu = await screen.findByRole('button', { name: 'Close menu' });
    await user.click(menu);
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Close menu' })).toBeNull());
    await user.click(screen.getByRole('button', { name: 'Open menu' }));
    const choices = within(await screen.findByRole('presentation')).getAllByRole('link');
    expect(choices.map(hrefOf)).toEqual(
      expect.arrayContaining(['/', '/services', '/cars', '/tours', '/about', '/contact', '/booking']),
    );
    const current = choices.filter((link) => link.getAttribute('aria-current') === 'page');
    expect(current.map(hrefOf)).toEqual(['/about']);
    await user.click(choices.find((link) => hrefOf(link) === '/contact') as HTMLElement);
    await screen.findByRole('heading', { level: 1, name: 'Talk to us' });
    expect(location().pathname).toBe('/contact');
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Close menu' })).toBeNull());
  });

  it('closes its menu with Back, and a page chosen in it takes the menu’s place in the history [II-7]', async () => {
    const { user, location, goBack } = await visit('/about');
    const isClosed = () =>
      waitFor(() => expect(screen.queryByRole('button', { name: 'Close menu' })).toBeNull());
    await user.click(screen.getByRole('button', { name: 'Open menu' }));
    await screen.findByRole('button', { name: 'Close menu' });
    await waitFor(() => expect(location().state).toHaveProperty('cover'));
    goBack();
    await isClosed();
    expect(location().pathname).toBe('/about');
    const opener = screen.getByRole('button', { name: 'Open menu' });
    await waitFor(() => expect(document.activeElement).toBe(opener));
    await user.click(opener);
    const menu = within(await screen.findByRole('presentation'));
    await user.click(menu.getAllByRole('link').find((link) => hrefOf(link) === '/contact') as HTMLElement);
    await screen.findByRole('heading', { level: 1, name: 'Talk to us' });
    await isClosed();
    goBack();
    await waitFor(() => expect(location().pathname).toBe('/about'));
    expect(location().state).toBeNull();
  });

  it('stays as it is if a page of its menu is opened in another tab', async () => {
    const { user, location } = await visit('/about');
    await user.click(screen.getByRole('button', { name: 'Open menu' }));
    const close = await screen.findByRole('button', { name: 'Close menu' });
    await waitFor(() => expect(location().state).toHaveProperty('cover'));
    const menu = within(screen.getByRole('presentation'));
    const contact = menu.getAllByRole('link').find((link) => hrefOf(link) === '/contact') as HTMLElement;
    contact.addEventListener('click', (event) => event.preventDefault());
    fireEvent.click(contact, { ctrlKey: true });
    await user.click(close);
    // Closing removes the menu's entry of the history.
    await waitFor(() => expect(location().state).toBeNull());
  });

  it('switches the language of the page that is shown', async () => {
    await visit('/tours?from=email');
    const choices = within(header()).getByRole('list', { name: 'Language' });
    const russian = within(choices).getByRole('link', { name: 'RU, Русский' });
    expect(russian.getAttribute('href')).toBe('/ru/tours?from=email');
    expect(within(choices).getByRole('link', { current: true }).textContent).toBe('EN');
  });
});
