import { ManageAccountsOutlined as AccountIcon } from '@chauffeur/brand/icons';
import { styled } from '@mui/material/styles';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { NavLink } from 'react-router-dom';
import { BrandMark } from '../brand/brand-mark';
import { useSession, useSignedInAdmin } from '../session/session-context';
import { ink, onGround } from '@chauffeur/brand';
import type { Screen } from './screen';

const Ground = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  gap: 'clamp(8px, calc((100vh - 600px) / 20), 24px)',
  // A scrollbar that takes room leaves less than the sidebar's width.
  boxSizing: 'border-box',
  width: '100%',
  minWidth: 216,
  minHeight: '100%',
  padding: 'clamp(8px, calc((100vh - 600px) / 20), 18px) 12px',
  color: onGround.text,
  backgroundColor: ink.base,
});

const Brand = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  paddingInline: 8,
  fontWeight: 800,
  letterSpacing: '-0.01em',
});

const List = styled('ul')({
  display: 'grid',
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

const Entry = styled(NavLink)({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  minHeight: 44,
  paddingInline: 12,
  borderRadius: 10,
  fontSize: '0.9375rem',
  fontWeight: 600,
  color: onGround.muted,
  textDecoration: 'none',
  transition: 'background-color 180ms ease-out, color 180ms ease-out',
  '& svg': { fontSize: 20 },
  // All entries and the account fit into a laptop's 768 px. On touch screens, entries in the sliding menu stay tall.
  '@media (pointer: fine)': { minHeight: 'clamp(29px, calc((100vh - 190px) / 22), 44px)' },
  '@media (pointer: fine) and (max-height: 800px)': { fontSize: '0.875rem' },
  '&:hover': { color: onGround.text, backgroundColor: ink.raised },
  '&[aria-current="page"]': { color: onGround.text, backgroundColor: ink.raised },
  '&[aria-current="page"] svg': { color: onGround.accent },
});

const Account = styled(Entry)({
  marginTop: 'auto',
  fontSize: '0.8125rem',
  fontWeight: 400,
  lineHeight: 1.25,
  '& span': { minWidth: 0, overflowWrap: 'anywhere' },
});

interface NavigationProps {
  screens: readonly Screen[];
  onFollowed?: () => void;
}

/** The content of the sidebar, or on a phone of the menu that slides in. */
export function Navigation({ screens, onFollowed }: NavigationProps) {
  const { t } = useTranslation();
  const admin = useSignedInAdmin();
  const session = useSession();
  const queryClient = useQueryClient();
  return (
    <Ground className="on-ground">
      <Brand>
        <BrandMark />
        {t('appName')}
      </Brand>
      <nav aria-label={t('mainNavigation')}>
        <List>
          {screens.map(
            ({ path, name, icon: Icon, Unread, prefetch }) =>
              Icon && (
                <li key={path}>
                  <Entry
                    to={path}
                    end={path === '/'}
                    onClick={onFollowed}
                    // Reads the data while the pointer rests on an entry, before the click.
                    onPointerEnter={prefetch && (() => void prefetch(session, queryClient))}
                    onFocus={prefetch && (() => void prefetch(session, queryClient))}
                  >
                    <Icon aria-hidden="true" />
                    {/* The namespace comes from a list, so the compiler can't know it. */}
                    {t(`${name}:navigation` as 'appName')}
                    {Unread && <Unread />}
                  </Entry>
                </li>
              ),
          )}
        </List>
      </nav>
      <Account to="/account" onClick={onFollowed}>
        <AccountIcon aria-hidden="true" />
        {/* A long address wraps after its @ first. */}
        <span>{t('signedInAs', { email: admin?.email.replace('@', '@\u200B') ?? '' })}</span>
      </Account>
    </Ground>
  );
}
