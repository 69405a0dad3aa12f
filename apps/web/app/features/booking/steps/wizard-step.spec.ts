import { describe, expect, it } from '@jest/globals';
import { reachedStep } from './wizard-step';

describe('the step that an address opens', () => {
  it('is never beyond what the draft has reached [P4.15, P4.16]', () => {
    expect(reachedStep('confirm', { isChoiceComplete: false, areDetailsValid: true })).toBe('options');
    expect(reachedStep('confirm', { isChoiceComplete: true, areDetailsValid: false })).toBe('details');
    expect(reachedStep('confirm', { isChoiceComplete: true, areDetailsValid: true })).toBe('confirm');
    expect(reachedStep('details', { isChoiceComplete: true, areDetailsValid: false })).toBe('details');
    expect(reachedStep('anything', { isChoiceComplete: true, areDetailsValid: true })).toBe('options');
  });
});
