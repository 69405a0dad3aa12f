import { expect, it } from '@jest/globals';
import { foldCase } from './fold-case';

it('lower-case input finds names that begin with any I', () => {
  expect(foldCase('İlqar')).toBe('ilqar');
  expect(foldCase('ISUZU')).toBe('isuzu');
  expect(foldCase('Ülkər ƏLİYEVA')).toBe('ülkər əliyeva');
});
