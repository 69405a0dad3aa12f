import { afterEach, expect, it, jest } from '@jest/globals';
import { fireEvent } from '@testing-library/react';
import { suppressClickAfterCancel } from './suppress-click-after-cancel';

const opened = jest.fn();
const bar = document.createElement('button');
bar.addEventListener('click', opened);
document.body.append(bar);

const press = () => fireEvent.mouseDown(bar);
const release = () => {
  fireEvent.mouseUp(bar);
  fireEvent.click(bar);
};

afterEach(() => {
  opened.mockClear();
});

it('the click of the press that is held down is ignored, and no other', () => {
  press();
  suppressClickAfterCancel();
  release();
  expect(opened).not.toHaveBeenCalled();
  press();
  release();
  expect(opened).toHaveBeenCalledTimes(1);
});

it('a press that is released out of the window ignores no later click', () => {
  press();
  suppressClickAfterCancel();
  press();
  release();
  expect(opened).toHaveBeenCalledTimes(1);
});
