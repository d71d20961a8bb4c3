import { otherLanguage } from '@psifida/contract/content/bilingual';
import { useNavigate } from '@tanstack/react-router';
import { useLocale, useTranslations } from 'use-intl';
import classes from './tools.module.css';

/** R-SHELL-08: shows the other language, and only puts it into the address; forms keep what is in them. */
export function LanguageSwitcher() {
  const t = useTranslations('shell');
  const other = otherLanguage(useLocale());
  const navigate = useNavigate();
  const change = () =>
    navigate({
      to: '.',
      search: (search: Record<string, unknown>) => ({ ...search, lang: other }),
      hash: true,
      replace: true,
      resetScroll: false,
    });
  return (
    <button type="button" className={classes.tool} lang={other} onClick={change}>
      <span className={classes.tag}>{t('switchLanguageTag')}</span>
      <span className={classes.name}>{t('switchLanguage')}</span>
    </button>
  );
}
