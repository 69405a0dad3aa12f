import { styled } from '@mui/material/styles';
import { Fragment } from 'react';

/** Moves to the next line as a whole, and wraps only where it is longer than a line. */
export const Unbroken = styled('span')({ display: 'inline-block', textDecoration: 'inherit' });

/** Phone numbers as they were written. Lines break between two of them, and not at a space or a hyphen of one. */
export function PhoneNumbers({ children }: { children: string }) {
  // A number with the mark after it, which a line would else begin with, and the space before the next one.
  return [...children.matchAll(/(\S.*?(?:[,;/](?=\s)|$))(\s*)/g)].map(([, number, space], index) => (
    <Fragment key={index}>
      <Unbroken>{number}</Unbroken>
      {space}
    </Fragment>
  ));
}
