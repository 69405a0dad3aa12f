import { styled } from '@mui/material/styles';
import { Link } from 'react-router-dom';
import { buttonLooks, buttonOptions, type ButtonLooks } from './button-looks';

/** Leads to another page of the site and looks like a button. */
export const ButtonLink = styled(Link, buttonOptions)<ButtonLooks>(buttonLooks);

/** Leads out of the site's pages: a phone number, a chat, a fresh load. */
export const ButtonAnchor = styled('a', buttonOptions)<ButtonLooks>(buttonLooks);
