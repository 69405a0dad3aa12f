import { styled } from '@mui/material/styles';
import { useId, type ComponentPropsWithRef } from 'react';
import { descriptionIds, FieldFrame, FieldName, type FieldText } from './field-frame';

const Group = styled('fieldset')({ margin: 0, padding: 0, border: 0, minWidth: 0 });

const Legend = styled('legend')({ padding: 0, marginBottom: 6, fontSize: '0.9375rem', fontWeight: 700 });

const Choices = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 10 });

const Choice = styled('label')(({ theme }) => ({
  display: 'flex',
  flex: '1 1 auto',
  alignItems: 'center',
  gap: 10,
  minHeight: 52,
  padding: '10px 16px 10px 14px',
  cursor: 'pointer',
  fontWeight: 600,
  backgroundColor: theme.palette.background.paper,
  border: `1.5px solid ${theme.palette.fieldLine.main}`,
  borderRadius: 10,
  '&:hover': { borderColor: theme.palette.text.primary },
  '&:has(input:checked)': {
    borderColor: theme.palette.text.primary,
    boxShadow: `inset 0 0 0 1px ${theme.palette.text.primary}`,
  },
  '[data-invalid="true"] &': { borderColor: theme.palette.error.main, borderWidth: 2 },
  '& input': {
    flex: 'none',
    width: 20,
    height: 20,
    margin: 0,
    accentColor: theme.palette.text.primary,
  },
}));

interface ChoiceFieldProps extends FieldText, Omit<ComponentPropsWithRef<'input'>, 'type' | 'value'> {
  choices: readonly { value: string; label: string }[];
}

/** A group of radio buttons. */
export function ChoiceField({
  label,
  hint,
  error,
  isHighlighted,
  choices,
  required,
  ...input
}: ChoiceFieldProps) {
  const id = useId();
  return (
    <FieldFrame id={id} hint={hint} error={error} isHighlighted={isHighlighted}>
      <Group
        role="radiogroup"
        aria-required={required}
        data-invalid={Boolean(error)}
        aria-describedby={descriptionIds(id, { hint })}
      >
        <Legend>
          <FieldName label={label} required={required} />
        </Legend>
        <Choices>
          {choices.map((choice) => (
            <Choice key={choice.value}>
              {/* The error describes each radio button: screen readers skip the description of the group. */}
              <input
                type="radio"
                value={choice.value}
                aria-describedby={error && descriptionIds(id, { error })}
                {...input}
              />
              {choice.label}
            </Choice>
          ))}
        </Choices>
      </Group>
    </FieldFrame>
  );
}
