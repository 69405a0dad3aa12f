import ButtonBase from '@mui/material/ButtonBase';
import { styled } from '@mui/material/styles';

// Wraps on a phone: scrolled sideways, it would hide that there are more.
const Group = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 6, paddingBlock: 2 });

const Choice = styled(ButtonBase)(({ theme }) => ({
  minHeight: 40,
  paddingInline: 14,
  [theme.breakpoints.down('sm')]: { paddingInline: 11 },
  borderRadius: 20,
  border: `1px solid ${theme.vars.palette.fieldLine.main}`,
  fontFamily: 'inherit',
  fontSize: '0.875rem',
  fontWeight: 600,
  // Staff enter the names of categories, of any length.
  overflowWrap: 'anywhere',
  backgroundColor: theme.vars.palette.background.paper,
  '&:hover': { backgroundColor: theme.vars.palette.sand.main },
  '&[aria-pressed="true"]': {
    color: theme.vars.palette.secondary.contrastText,
    borderColor: theme.vars.palette.secondary.main,
    backgroundColor: theme.vars.palette.secondary.main,
  },
}));

interface FilterChoiceProps<Value extends string> {
  label: string;
  /** Label of the choice of all; absent if a value is always chosen, or there is another choice beside it. */
  all?: string;
  choices: readonly { value: Value; label: string }[];
  value: Value | undefined;
  onChoose: (value: Value | undefined) => void;
}

/** Chooses one of a few values, or all of them. */
export function FilterChoice<Value extends string>(props: FilterChoiceProps<Value>) {
  const { label, all, choices, value, onChoose } = props;
  return (
    <Group role="group" aria-label={label}>
      {all !== undefined && (
        <Choice aria-pressed={value === undefined} onClick={() => onChoose(undefined)}>
          {all}
        </Choice>
      )}
      {choices.map((choice) => (
        <Choice
          key={choice.value}
          aria-pressed={choice.value === value}
          onClick={() => onChoose(choice.value)}
        >
          {choice.label}
        </Choice>
      ))}
    </Group>
  );
}
