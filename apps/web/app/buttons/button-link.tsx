import { styled } from '@mui/material/styles';
import { Link } from 'react-router-dom';
import { buttonStyles, buttonOptions, type ButtonStyleProps } from './button-styles';

/** A link to another page of the site that looks like a button. */
export const ButtonLink = styled(Link, buttonOptions)<ButtonStyleProps>(buttonStyles);

/** The same for links that the router does not handle: a phone number, a chat, a full page load. */
export const ButtonAnchor = styled('a', buttonOptions)<ButtonStyleProps>(buttonStyles);
