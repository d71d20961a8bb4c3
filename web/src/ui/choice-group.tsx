import { VisuallyHidden } from '@mantine/core';
import { type ReactNode, useId } from 'react';
import classes from './choice-group.module.css';
import { Icon } from './icon.tsx';

type ChoiceGroupProps = {
  legend: string;
  hint?: string;
  /** Where a link or a message leads to it. */
  id?: string;
  children: ReactNode;
};

/** Choices that belong together, as a card. */
export function ChoiceGroup({ legend, hint, id, children }: ChoiceGroupProps) {
  return (
    <fieldset className={classes.group} id={id} tabIndex={id ? -1 : undefined}>
      <legend className={classes.legend}>{legend}</legend>
      {hint && <p className={classes.hint}>{hint}</p>}
      {children}
    </fieldset>
  );
}

type ChoiceProps = {
  name: string;
  checked: boolean;
  onChoose: () => void;
  /** One of several that may be chosen together. */
  many?: boolean;
  /** What it means, said after its name. */
  hint?: ReactNode;
  /** In a dialog: where the focus starts. */
  focused?: boolean;
  children: ReactNode;
};

/** One line of a list to choose from. */
export function Choice({
  name,
  checked,
  onChoose,
  many = false,
  hint,
  focused = false,
  children,
}: ChoiceProps) {
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
        {hint && <span id={`${id}hint`}>{hint}</span>}
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

/** One of a few, side by side, at once. */
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
