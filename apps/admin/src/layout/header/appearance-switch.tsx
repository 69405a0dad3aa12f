import { ContrastRounded as AppearanceIcon } from '@chauffeur/brand/icons';
import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useColorScheme } from '@mui/material/styles';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

const modes = ['system', 'light', 'dark'] as const;

/** Switches between light, dark and the system's appearance; stored in the browser. */
export function AppearanceSwitch() {
  const { t } = useTranslation();
  const { mode = 'system', setMode } = useColorScheme();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <IconButton
        aria-label={t('appearance.label')}
        title={t('appearance.label')}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
        sx={{ width: 44, height: 44, color: 'inherit' }}
      >
        <AppearanceIcon fontSize="small" />
      </IconButton>
      <Menu
        anchorEl={anchor}
        open={anchor !== null}
        onClose={() => setAnchor(null)}
        slotProps={{ list: { 'aria-label': t('appearance.label') } }}
      >
        {modes.map((choice) => (
          <MenuItem
            key={choice}
            role="menuitemradio"
            aria-checked={choice === mode}
            selected={choice === mode}
            onClick={() => {
              setMode(choice);
              setAnchor(null);
            }}
          >
            {t(`appearance.${choice}`)}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
