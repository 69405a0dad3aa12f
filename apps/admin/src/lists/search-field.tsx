import SearchIcon from '@mui/icons-material/SearchRounded';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import { useEffect, useRef, useState } from 'react';

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
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    const wanted = typed.trim();
    if (wanted === value) return undefined;
    timer.current = setTimeout(() => onSearch(wanted || undefined), typingPause);
    return () => clearTimeout(timer.current);
  }, [typed, value, onSearch]);
  // Who goes on to a row at once must not be brought back by a search that comes late.
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
