import { SearchRounded as SearchIcon } from '@chauffeur/brand/icons';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import { useEffect, useRef, useState } from 'react';

/** Milliseconds after the last key before the list is searched. */
const debounceMs = 300;

interface SearchFieldProps {
  label: string;
  value: string;
  onSearch: (search: string | undefined) => void;
}

/** Searches while one types, debounced. */
export function SearchField({ label, value, onSearch }: SearchFieldProps) {
  const [typed, setTyped] = useState(value);
  // The URL may change from outside: the back button, another entry of the menu.
  const [seen, setSeen] = useState(value);
  if (seen !== value) {
    setSeen(value);
    if (typed.trim() !== value) setTyped(value);
  }
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    const wanted = typed.trim();
    if (wanted === value) return undefined;
    timer.current = setTimeout(() => onSearch(wanted || undefined), debounceMs);
    return () => clearTimeout(timer.current);
  }, [typed, value, onSearch]);
  // A late search must not bring back an admin who has opened a row already.
  const searchNow = () => {
    clearTimeout(timer.current);
    if (typed.trim() !== value) onSearch(typed.trim() || undefined);
  };
  return (
    <TextField
      type="search"
      size="small"
      label={label}
      value={typed}
      onChange={(event) => setTyped(event.target.value)}
      onBlur={searchNow}
      sx={{ maxWidth: { sm: 250 } }}
      slotProps={{
        htmlInput: { maxLength: 200 },
        input: {
          sx: { minHeight: 44 },
          startAdornment: (
            <InputAdornment position="start">
              <SearchIcon fontSize="small" />
            </InputAdornment>
          ),
        },
      }}
    />
  );
}
