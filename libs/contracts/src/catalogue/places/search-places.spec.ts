import { describe, expect, it } from '@jest/globals';
import type { PlaceResponse } from './place.js';
import { placeSearch } from './search-places.js';

const place = (name: string, rest: Partial<PlaceResponse> = {}): PlaceResponse => ({
  id: name,
  name,
  nameRu: null,
  nameAz: null,
  kind: 'sight',
  address: null,
  addressRu: null,
  aliases: [],
  isPopular: false,
  ...rest,
});

const station = place('Ganjlik metro station', {
  nameRu: 'Гянджлик, метро',
  nameAz: 'Gənclik metro stansiyası',
});
const hotel = place('Four Seasons Hotel Baku', {
  nameRu: 'Отель Four Seasons Баку',
  address: '1 Neftchilar Avenue',
  addressRu: 'проспект Нефтяников, 1',
  aliases: ['4 Seasons'],
});
const oldCity = place('Old City', { nameAz: 'İçərişəhər', nameRu: 'Ичеришехер', isPopular: true });
const tower = place('Maiden Tower', { nameAz: 'Qız Qalası', address: 'Old City', aliases: ['Крепость'] });
const lake = place('Lake Goygol', { nameAz: 'Göygöl', nameRu: 'Озеро Гёйгёль' });

const search = placeSearch([station, hotel, oldCity, tower, lake]);
const found = (typed: string) => search(typed).map(({ name }) => name);

describe('the search in places', () => {
  it.each(['genclik', 'гянджлик', 'Gənclik', 'GƏNCLİK', 'ganjlik', 'gyandzh'])(
    'finds one place by %s [II-16]',
    (typed) => {
      expect(found(typed)).toEqual([station.name]);
    },
  );

  it.each([
    ['4 sea', hotel.name],
    ['seasons four', hotel.name],
    ['four neftch', hotel.name],
    ['нефтяников', hotel.name],
    ['icerisheher', undefined],
    ['iceriseher', oldCity.name],
    ['qiz', tower.name],
    ['гейгель', lake.name],
    ['goygol', lake.name],
    ['krepost', tower.name],
    ['easons', undefined],
    ['four tower', undefined],
    ['x', undefined],
    ['!', oldCity.name],
  ])('finds by %s: %s [II-16]', (typed, name) => {
    expect(found(typed)).toEqual(name === undefined ? [] : [name]);
  });

  it('begins with the second character that is no space', () => {
    expect([found('o'), found(' o '), found('ol')]).toEqual([[], [], [oldCity.name, tower.name]]);
  });

  it('lists places that match equally well by name', () => {
    const [first, second] = [place('Park A'), place('Park B')];
    expect(placeSearch([second, first])('park')).toEqual([first, second]);
  });

  it('lists names that begin with the query first, then words of names, aliases and addresses', () => {
    const begins = place('Old Port', { nameRu: 'Порт', nameAz: 'Liman' });
    const word = place('The old port');
    const alias = place('Bayil', { aliases: ['Old harbour'] });
    const address = place('Cafe', { address: 'Old Street' });
    const both = place('Another old port', { isPopular: true });
    const ranked = placeSearch([address, alias, word, begins, both])('old');
    expect(ranked).toEqual([begins, both, word, alias, address]);
  });

  it('finds eight at most, and suggests the five most popular before anything is typed', () => {
    const many = Array.from({ length: 12 }, (_, at) => place(`Park ${at + 10}`, { isPopular: at > 5 }));
    expect(placeSearch(many)('park')).toHaveLength(8);
    expect(placeSearch(many)(' ').map(({ name }) => name)).toEqual([
      'Park 16',
      'Park 17',
      'Park 18',
      'Park 19',
      'Park 20',
    ]);
  });
});
