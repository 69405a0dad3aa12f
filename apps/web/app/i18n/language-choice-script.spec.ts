import { runInNewContext } from 'node:vm';
import { describe, expect, it, jest } from '@jest/globals';
import { languageChoiceScript } from './language-choice-script';

interface Visit {
  referrer?: string;
  stored?: string;
  storageIsBlocked?: boolean;
  navigation?: 'navigate' | 'back_forward';
}

/** Runs the script on `/cars` in a Russian browser. */
function visit({ referrer = '', stored, storageIsBlocked = false, navigation = 'navigate' }: Visit) {
  const storage = new Map(stored === undefined ? [] : [['preferred-language', stored]]);
  const blocked = () => {
    throw new Error('Storage is blocked.');
  };
  const replace = jest.fn();
  const handlers = new Map<string, (event: unknown) => void>();
  runInNewContext(languageChoiceScript(true), {
    document: {
      referrer,
      documentElement: { style: {} },
      addEventListener: (type: string, handler: (event: unknown) => void) => handlers.set(type, handler),
    },
    navigator: { language: 'ru-RU' },
    performance: { getEntriesByType: () => [{ type: navigation }] },
    location: { origin: 'https://drivers.example', pathname: '/cars', search: '?a=b', hash: '#c', replace },
    localStorage: storageIsBlocked
      ? { getItem: blocked, setItem: blocked }
      : {
          getItem: (key: string) => storage.get(key) ?? null,
          setItem: (key: string, value: string) => storage.set(key, value),
        },
  });
  return {
    replace,
    storage,
    press: (type: string, button: number) => {
      const link = { search: '', hash: '', getAttribute: () => 'en' };
      handlers.get(type)?.({ button, target: { closest: () => link } });
      return link;
    },
  };
}

describe('the redirect from an address without a language', () => {
  it('follows the browser, and the stored choice before it [P4.2, D1.11]', () => {
    expect(visit({}).replace).toHaveBeenCalledWith('/ru/cars?a=b#c');
    expect(visit({ storageIsBlocked: true }).replace).toHaveBeenCalledWith('/ru/cars?a=b#c');
    expect(visit({ referrer: 'https://search.example/' }).replace).toHaveBeenCalledTimes(1);
    expect(visit({ referrer: 'https://drivers.example.org/' }).replace).toHaveBeenCalledTimes(1);
    expect(visit({ stored: 'en' }).replace).not.toHaveBeenCalled();
  });

  it('leaves out visitors who followed a link of the site, whatever is stored', () => {
    const referrer = 'https://drivers.example/ru/cars';
    expect(visit({ referrer }).replace).not.toHaveBeenCalled();
    expect(visit({ referrer, stored: 'ru' }).replace).not.toHaveBeenCalled();
    expect(visit({ referrer, storageIsBlocked: true }).replace).not.toHaveBeenCalled();
  });

  it('leaves out visitors who go back', () => {
    expect(visit({ navigation: 'back_forward', stored: 'ru' }).replace).not.toHaveBeenCalled();
  });
});

it.each([
  ['click', 0],
  ['auxclick', 1],
])(
  'a language link pressed by %s is stored as the choice, and keeps query and hash [P4.1]',
  (type, button) => {
    const { press, storage } = visit({});
    expect(press(type, button)).toMatchObject({ search: '?a=b', hash: '#c' });
    expect(storage.get('preferred-language')).toBe('en');
  },
);

it('opening the context menu of a language link stores no choice', () => {
  const { press, storage } = visit({});
  press('auxclick', 2);
  expect(storage.size).toBe(0);
});
