import { bookingTextLimits } from '@chauffeur/contracts/bookings/booking-choices';
import { placeText } from '@chauffeur/contracts/bookings/ride-details/place-texts';
import type { PlaceResponse } from '@chauffeur/contracts/catalogue/places/place';
import { styled } from '@mui/material/styles';
import useAutocomplete from '@mui/material/useAutocomplete';
import { useId, useState, type ComponentPropsWithRef } from 'react';
import { useTranslation } from 'react-i18next';
import { TextField } from '../forms/fields/text-field';
import { useSiteLanguage } from '../i18n/use-site-language';
import { Announcement } from '../surfaces/announcement';
import { PlaceOption, TypedOption } from './place-option';
import { useListInView } from './use-list-in-view';
import { usePlaceSearch } from './use-place-search';

const Root = styled('div')({ position: 'relative' });

const List = styled('ul')(({ theme }) => ({
  position: 'absolute',
  zIndex: theme.zIndex.modal,
  insetInline: 0,
  margin: '4px 0 0',
  padding: 6,
  maxHeight: 336,
  overflowY: 'auto',
  listStyle: 'none',
  borderRadius: 10,
  border: `1px solid ${theme.palette.divider}`,
  backgroundColor: theme.palette.background.paper,
  boxShadow: theme.shadows[8],
}));

/** A place, or the text as it was typed. */
type Suggestion = PlaceResponse | string;

interface PlaceFieldProps extends Pick<
  ComponentPropsWithRef<'input'>,
  'name' | 'ref' | 'onBlur' | 'required'
> {
  label: string;
  /** An example of a place; defaults to that of a pickup. */
  placeholder?: string;
  error?: string | undefined;
  isHighlighted?: boolean | undefined;
  value: string;
  /** Called with the text; `placeId` is null unless a place was chosen. */
  onWrite: (text: string, placeId: string | null) => void;
}

/**
 * A text field for a place or any other text: a combobox (ARIA Authoring Practices) once the places are loaded, a plain
 * field before.
 */
export function PlaceField({ value, onWrite, onBlur, placeholder, ...field }: PlaceFieldProps) {
  const { t } = useTranslation('booking');
  const { language } = useSiteLanguage();
  const id = useId();
  const search = usePlaceSearch();
  const [chosen, setChosen] = useState('');
  const [isFixed, setIsFixed] = useState(true);
  const typed = value.trim();

  const suggestions: Suggestion[] = search
    ? [...search(isFixed ? '' : typed), ...(isFixed || typed === '' ? [] : [typed])]
    : [];
  const choose = (text: string, placeId: string | null) => {
    setChosen(text);
    setIsFixed(true);
    onWrite(text, placeId);
  };
  const box = useAutocomplete<Suggestion, false, false, true>({
    id,
    freeSolo: true,
    options: suggestions,
    filterOptions: (options) => options,
    getOptionLabel: (option) => (typeof option === 'string' ? option : placeText(option, language)),
    onHighlightChange: (_event, option, reason) => {
      if (reason !== 'keyboard' || option === null) return;
      const highlighted = document.getElementById(`${id}-option-${suggestions.indexOf(option)}`);
      highlighted?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
    },
    getOptionKey: (option) => (typeof option === 'string' ? 'typed' : option.id),
    value: null,
    inputValue: value,
    onInputChange: (_event, text, reason) => {
      if (reason !== 'input') return;
      setIsFixed(false);
      onWrite(text, null);
    },
    onChange: (_event, option, reason) => {
      // Enter without a highlighted option confirms the typed text, unless a place was chosen already.
      const isTaken = reason === 'selectOption' || (reason === 'createOption' && !isFixed);
      if (!isTaken || option === null) return;
      if (typeof option === 'string') choose(option, null);
      else choose(placeText(option, language), option.id);
    },
  });
  const { ref: boxRef, onBlur: leaveBox, ...input } = box.getInputProps() as ComponentPropsWithRef<'input'>;
  const isOpen = box.popupOpen && suggestions.length > 0;
  useListInView(id, `${id}-listbox`, isOpen && !isFixed ? suggestions.length : 0);

  return (
    <Root {...box.getRootProps()}>
      <TextField
        {...input}
        {...field}
        {...(search ? {} : plain)}
        maxLength={bookingTextLimits.location}
        placeholder={placeholder ?? t('fields.locationExample')}
        ref={mergeRefs(boxRef, field.ref)}
        onBlur={(event) => {
          leaveBox?.(event);
          onBlur?.(event);
        }}
      />
      {isOpen && (
        <List {...box.getListboxProps()} aria-label={field.label}>
          {suggestions.map((option, index) => {
            const { key: _key, ...given } = box.getOptionProps({ option, index });
            // No option stays selected: screen readers would say "not selected" at the highlighted one.
            const props = { ...given, 'aria-selected': undefined };
            return typeof option === 'string' ? (
              <TypedOption key="typed" {...props} text={option} />
            ) : (
              <PlaceOption key={option.id} {...props} place={option} />
            );
          })}
        </List>
      )}
      <Announcement>{chosen}</Announcement>
    </Root>
  );
}

/** Removes the combobox role while there are no places to list. */
const plain = { role: undefined, 'aria-autocomplete': undefined, 'aria-expanded': undefined } as const;

type InputRef = ComponentPropsWithRef<'input'>['ref'];

function mergeRefs(...refs: InputRef[]) {
  return (element: HTMLInputElement | null) => {
    for (const ref of refs) {
      if (typeof ref === 'function') ref(element);
      else if (ref) ref.current = element;
    }
  };
}
