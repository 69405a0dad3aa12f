import { styled } from '@mui/material/styles';
import type { SyntheticEvent } from 'react';

// An email without a colour scheme is rendered on white. One with a dark scheme follows the admin's setting.
const Frame = styled('iframe')({
  display: 'block',
  width: '100%',
  height: 480,
  border: 0,
  colorScheme: 'light',
  backgroundColor: '#ffffff',
});

interface EmailFrameProps {
  html: string;
  title: string;
}

/** An email's HTML in a document of its own. Without `allow-scripts` in `sandbox`, nothing in it can run or be sent. */
export function EmailFrame({ html, title }: EmailFrameProps) {
  return <Frame sandbox="allow-same-origin" srcDoc={html} title={title} onLoad={passKeysOn} />;
}

/** The page doesn't get keys that are pressed in a frame: Escape would not close the dialog around it. */
function passKeysOn({ currentTarget: frame }: SyntheticEvent<HTMLIFrameElement>): void {
  frame.contentDocument?.addEventListener('keydown', (event) => {
    const { key, code, ctrlKey, metaKey, shiftKey, altKey, repeat } = event;
    const pressed = { key, code, ctrlKey, metaKey, shiftKey, altKey, repeat };
    const copy = new KeyboardEvent('keydown', { ...pressed, bubbles: true, cancelable: true });
    if (!frame.dispatchEvent(copy)) event.preventDefault();
  });
}
