import SearchIcon from '@mui/icons-material/SearchRounded';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import { useEffect, useState } from 'react';

/** Milliseconds of rest after typing before the list is asked. */
const typingPause = 300;

interface SearchFieldProps {
  label: string;
  value: string;
  onSearch: (search: string | undefined) => void;
}

/** Searches while one types, after a short rest. */
export function SearchField({ label, value, onSearch }: SearchFieldProps) {
  const [typed, setTyped] = useState(value);
  // The address may change without us: the way back, another entry of the menu.
  const [seen, setSeen] = useState(value);
  if (seen !== value) {
    setSeen(value);
    if (typed.trim() !== value) setTyped(value);
  }
  useEffect(() => {
    const wanted = typed.trim();
    if (wanted === value) return undefined;
    const timer = setTimeout(() => onSearch(wanted || undefined), typingPause);
    return () => clearTimeout(timer);
  }, [typed, value, onSearch]);
  return (
    <TextField
      type="search"
      size="small"
      label={label}
      value={typed}
      onChange={(event) => setTyped(event.target.value)}
      sx={{ maxWidth: { sm: 340 } }}
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
