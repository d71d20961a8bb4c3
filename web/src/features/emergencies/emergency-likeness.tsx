import { type Bilingual, languages } from '@psifida/contract/bilingual';
import type { EmergencyLevel } from '@psifida/contract/content/display';
import { drillName } from '@psifida/contract/content/glass-texts/emergency-texts';
import { Icon } from '../../ui/icon.tsx';
import classes from './emergency-likeness.module.css';

export const levelIcons: Record<EmergencyLevel, string> = {
  information: 'info-circle',
  warning: 'alert-triangle',
  danger: 'urgent',
};

type EmergencyLikenessProps = { level: EmergencyLevel; title: Bilingual; text: Bilingual; drill?: boolean };

export function EmergencyLikeness({ level, title, text, drill = false }: EmergencyLikenessProps) {
  return (
    <div className={classes.glass} data-level={level} data-drill={drill || undefined}>
      <Icon name={levelIcons[level]} size={40} />
      <div className={classes.languages}>
        {languages.map((language) => (
          <div key={language} lang={language}>
            {drill && <b>{drillName[language]}</b>}
            <p className={classes.title}>{title[language] || '…'}</p>
            <p className={classes.text}>{text[language]}</p>
          </div>
        ))}
      </div>
    </div>
  );
}
