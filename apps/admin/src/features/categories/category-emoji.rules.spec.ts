import { describe, expect, it } from '@jest/globals';
import { categoryEmoji } from './category-emoji.rules';

describe('the emoji of a category', () => {
  it('is its own for each name of the specification, whatever its case [B2.5.7]', () => {
    const emoji = ['Economy', 'SUV', 'Family', 'Business', ' bus '].map(categoryEmoji);
    expect(emoji).toEqual(['🚗', '🚙', '🚐', '💼', '🚌']);
  });

  it('is a car for any other name, also for a name that every object has as a property', () => {
    expect(['Limousine', 'constructor', 'Business class'].map(categoryEmoji)).toEqual(['🚘', '🚘', '🚘']);
  });
});
