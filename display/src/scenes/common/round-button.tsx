import type { Language } from '@psifida/contract/content/bilingual';
import { Icon, type IconName } from './icon.tsx';
import styles from './round-button.module.css';

type RoundButtonProps = {
  icon: IconName;
  /** What it does, in the language that is read now. */
  label: string;
  lang: Language;
  onPress(): void;
  disabled?: boolean;
  /** `quiet` on a surface of its own, `solid` over a picture. */
  tone?: 'solid' | 'quiet';
  className?: string | undefined;
};

/** A large round control with a sign on it. */
export function RoundButton({
  icon,
  label,
  lang,
  onPress,
  disabled,
  tone = 'solid',
  className = '',
}: RoundButtonProps) {
  return (
    <button
      type="button"
      className={`${styles.button} ${styles[tone]} ${className}`}
      aria-label={label}
      lang={lang}
      disabled={disabled}
      onClick={onPress}
    >
      <Icon name={icon} />
    </button>
  );
}
