import type { Language } from '@psifida/contract/bilingual';
import { Icon, type IconName } from '../common/buttons.tsx';
import styles from './pill-button.module.css';

type PillButtonProps = { icon: IconName; name: string; lang: Language; onPress(): void };

/** A way on that says where it leads. */
export const PillButton = ({ icon, name, lang, onPress }: PillButtonProps) => (
  <button type="button" className={styles.pill} lang={lang} onClick={onPress}>
    <Icon name={icon} />
    {name}
  </button>
);
