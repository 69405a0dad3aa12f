import { SearchRounded as SearchIcon } from '@chauffeur/brand/icons';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import { useCallback, useEffect, useState } from 'react';
import { useNavigation } from 'react-router-dom';

/** Milliseconds after the last key before the list is searched. */
const debounceMs = 300;

interface SearchFieldProps {
  label: string;
  value: string;
  onSearch: (search: string | undefined) => void;
}

/** Searches while staff type, debounced. */
export function SearchField({ label, value, onSearch }: SearchFieldProps) {
  const [typed, setTyped] = useState(value);
  // The URL may change from outside, by the back button or the menu. The field's own search arrives in the URL late, when
  // staff may have typed more.
  const [seen, setSeen] = useState(value);
  const [sent, setSent] = useState<readonly string[]>([]);
  if (seen !== value) {
    const arrived = sent.lastIndexOf(value);
    setSeen(value);
    setSent(arrived < 0 ? [] : sent.slice(arrived + 1));
    if (arrived < 0) setTyped(value);
  }
  const search = useCallback(
    (wanted: string) => {
      setSent((before) => [...before, wanted]);
      onSearch(wanted || undefined);
    },
    [onSearch],
  );
  // A late search must not lead an admin back who is opening a row.
  const isLeaving = useNavigation().state !== 'idle';
  useEffect(() => {
    const wanted = typed.trim();
    if (wanted === value || isLeaving) return undefined;
    const timer = setTimeout(() => search(wanted), debounceMs);
    return () => clearTimeout(timer);
  }, [typed, value, search, isLeaving]);
  return (
    <TextField
      type="search"
      size="small"
      label={label}
      value={typed}
      onChange={(event) => setTyped(event.target.value)}
      sx={{ maxWidth: { sm: '15.625rem' } }}
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
