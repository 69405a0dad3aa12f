import Autocomplete from '@mui/material/Autocomplete';
import Dialog from '@mui/material/Dialog';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { focusOn } from '../../focus/focus-on';
import type { Screen } from '../screen';
import { goToChoices, type GoToChoice } from './go-to-choices.rules';

export interface GoToDialogProps {
  screens: readonly Screen[];
  onClose: () => void;
}

/** One field that finds screens by name, and offers to search the lists of the day's work for the input. */
export function GoToDialog({ screens, onClose }: GoToDialogProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [typed, setTyped] = useState('');
  const named = screens
    .filter(({ icon }) => icon)
    // The namespace comes from a list, so the compiler can't know it.
    .map(({ name, path }) => ({ path, label: t(`${name}:navigation` as 'appName') }));
  const choices = goToChoices(named, typed, (place, text) => t(`goTo.search.${place}`, { text }));
  return (
    <Dialog
      open
      fullWidth
      maxWidth="sm"
      aria-label={t('goTo.title')}
      onClose={onClose}
      // Near the top, so that the list below has room.
      sx={{ '& .MuiDialog-container': { alignItems: 'flex-start' } }}
    >
      <Autocomplete<GoToChoice, false, true>
        open
        autoHighlight
        disableClearable
        forcePopupIcon={false}
        options={choices}
        filterOptions={(all) => all}
        getOptionKey={({ path }) => path}
        inputValue={typed}
        onInputChange={(_event, text, reason) => {
          if (reason === 'input') setTyped(text);
        }}
        // The list, which is always open, handles Escape itself.
        onClose={(_event, reason) => {
          if (reason === 'escape') onClose();
        }}
        onChange={(_event, { path }) => {
          onClose();
          void navigate(path);
        }}
        noOptionsText={t('goTo.none')}
        renderOption={({ key, ...option }, { label }) => (
          // No option stays selected: screen readers would say "not selected" at the highlighted one.
          <li key={key} {...option} aria-selected={undefined}>
            {label}
          </li>
        )}
        renderInput={(input) => <TextField {...input} inputRef={focusOn} label={t('goTo.title')} />}
        sx={{ p: 2 }}
      />
    </Dialog>
  );
}
