import { styled } from '@mui/material/styles';
import { Fragment } from 'react';

/** Moves to the next line as a whole, and wraps only where it is longer than a line. */
const PhoneNumber = styled('span')({ display: 'inline-block', textDecoration: 'inherit' });

/** Phone numbers as they were written. Lines break between two of them, and not at a space or a hyphen of one. */
export function PhoneNumbers({ children }: { children: string }) {
  // Every second part separates two numbers.
  return children.split(/(\s*[,;/]\s+)/).map((part, index) => {
    const Part = index % 2 === 0 ? PhoneNumber : Fragment;
    return <Part key={index}>{part}</Part>;
  });
}
