import { SearchRounded as SearchIcon } from '@chauffeur/brand/icons';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import { useCallback, useEffect, useRef, useState } from 'react';

/** Milliseconds after the last key before the list is searched. */
const debounceMs = 300;

interface SearchFieldProps {
  label: string;
  value: string;
  onSearch: (search: string | undefined) => void;
  /** Characters that the list's filter accepts. */
  maxLength?: number;
}

/** Searches while staff type, debounced. */
export function SearchField({ label, value, onSearch, maxLength = 200 }: SearchFieldProps) {
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
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    const wanted = typed.trim();
    if (wanted === value) return undefined;
    timer.current = setTimeout(() => search(wanted), debounceMs);
    return () => clearTimeout(timer.current);
  }, [typed, value, search]);
  // A late search must not navigate an admin back who has already opened a row.
  const searchNow = () => {
    clearTimeout(timer.current);
    // A link that is being pressed leads elsewhere, if a search does not move it away from under the pointer.
    if (document.querySelector('a:active')) return;
    if (typed.trim() !== value) search(typed.trim());
  };
  return (
    <TextField
      type="search"
      size="small"
      label={label}
      value={typed}
      onChange={(event) => setTyped(event.target.value)}
      onBlur={searchNow}
      sx={{ maxWidth: { sm: '15.625rem' } }}
      slotProps={{
        htmlInput: { maxLength },
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
