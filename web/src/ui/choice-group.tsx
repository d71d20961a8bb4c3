import { Box, VisuallyHidden } from '@mantine/core';
import { type ReactNode, useId } from 'react';
import classes from './choice-group.module.css';
import { Icon } from './icon.tsx';

type ChoiceGroupProps = { legend: string; hint?: string; id?: string; children: ReactNode };

export function ChoiceGroup({ legend, hint, id, children }: ChoiceGroupProps) {
  return (
    <Box component="fieldset" className="shape-card" p={20} id={id} tabIndex={id ? -1 : undefined}>
      <legend className={classes.legend}>{legend}</legend>
      {hint && (
        <Box component="p" mb={12} c="var(--ink-quiet)">
          {hint}
        </Box>
      )}
      {children}
    </Box>
  );
}

type ChoiceProps = {
  name: string;
  checked: boolean;
  onChoose: () => void;
  many?: boolean;
  hint?: string;
  focused?: boolean;
  children: ReactNode;
};

export function Choice(props: ChoiceProps) {
  const { name, checked, onChoose, many = false, hint, focused = false, children } = props;
  const id = useId();
  return (
    <label className={classes.choice}>
      <input
        type={many ? 'checkbox' : 'radio'}
        name={name}
        checked={checked}
        onChange={onChoose}
        data-autofocus={focused || undefined}
        {...(hint ? { 'aria-labelledby': `${id}name`, 'aria-describedby': `${id}hint` } : {})}
      />
      <span>
        <span id={`${id}name`}>{children}</span>
        {hint && (
          <Box component="span" display="block" id={`${id}hint`} className="shape-note">
            {hint}
          </Box>
        )}
      </span>
    </label>
  );
}

type SegmentsProps<Value> = {
  /** What is chosen here; read aloud, not seen. */
  legend: string;
  value: Value;
  options: readonly Segment<Value>[];
  onChange: (value: Value) => void;
};

/** With an icon, the icon is what is seen of it. */
type Segment<Value> = { value: Value; label: string; icon?: string };

export function Segments<Value>({ legend, value, options, onChange }: SegmentsProps<Value>) {
  const group = useId();
  return (
    <fieldset className={classes.segments} aria-label={legend}>
      {options.map((option) => (
        <label
          key={option.label}
          className={classes.segment}
          data-icon={option.icon ? true : undefined}
          title={option.icon && option.label}
        >
          <input
            type="radio"
            className="shape-whole"
            name={group}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          {option.icon ? (
            <>
              <Icon name={option.icon} />
              <VisuallyHidden>{option.label}</VisuallyHidden>
            </>
          ) : (
            option.label
          )}
        </label>
      ))}
    </fieldset>
  );
}
