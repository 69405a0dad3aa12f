import { describe, expect, it } from '@jest/globals';
import { openStep } from './wizard-step';

describe('the step that an address opens', () => {
  it('is never beyond what the draft has reached [P4.15, P4.16]', () => {
    expect(openStep('confirm', { isChoiceComplete: false, areDetailsValid: true })).toBe('options');
    expect(openStep('confirm', { isChoiceComplete: true, areDetailsValid: false })).toBe('details');
    expect(openStep('confirm', { isChoiceComplete: true, areDetailsValid: true })).toBe('confirm');
    expect(openStep('details', { isChoiceComplete: true, areDetailsValid: false })).toBe('details');
    expect(openStep('anything', { isChoiceComplete: true, areDetailsValid: true })).toBe('options');
  });
});
