import type { ComponentProps } from 'react';
import typography from '../common/typography.module.css';
import styles from './action.module.css';

type ActionProps = Omit<ComponentProps<'button'>, 'type' | 'onClick'> & {
  /** `main` is the way on; `round` carries a sign alone. */
  look?: 'main' | 'round';
  first?: boolean;
  onPress(): void;
};

/** A button at the foot of a page. */
export function Action({ look, first = false, onPress, className = '', ...rest }: ActionProps) {
  const looks = [styles.action, look && styles[look], first && styles.first].filter(Boolean).join(' ');
  return (
    <button
      {...rest}
      type="button"
      className={`${typography.label} ${looks} ${className}`}
      onClick={onPress}
    />
  );
}
