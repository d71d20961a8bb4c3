import { otherLanguage } from '@psifida/contract/bilingual';
import { addressOf, matchAddress } from '@psifida/contract/registry/addresses';
import { useLocation, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { topicOf } from '../../lib/help-topics.ts';
import { hasUnsavedChanges } from '../../lib/unsaved-changes.ts';
import { useSession } from '../../session/session.ts';
import { logOut } from '../../session/sign-in.ts';
import { useQuestion } from '../confirm-dialog.tsx';
import { Icon } from '../icon.tsx';
import { AppLink } from '../link.tsx';
import { LanguageButton } from './switches.tsx';
import classes from './tools.module.css';

/** R-SHELL-08: only puts the other language into the address; forms keep what is in them. */
export function useChangeLanguage() {
  const other = otherLanguage(useLocale());
  const navigate = useNavigate();
  return () =>
    navigate({
      to: '.',
      search: (search: Record<string, unknown>) => ({ ...search, lang: other }),
      hash: true,
      replace: true,
      resetScroll: false,
    });
}

export function LanguageSwitcher() {
  return <LanguageButton onChange={useChangeLanguage()} />;
}

export function OwnAccountLink() {
  const t = useTranslations('titles');
  const { may } = useSession();
  if (!may('view')) return null;
  return (
    <AppLink to={addressOf({ screen: 'own-account' })} className={classes.tool}>
      <Icon name="user-circle" />
      <span className={classes.name}>{t('own-account')}</span>
    </AppLink>
  );
}

/** R-HELP-01: the guide, at the place for this screen. Whoever has something unsaved reads it beside their work. */
export function HelpLink() {
  const t = useTranslations('help');
  const { may } = useSession();
  const topic = useLocation({ select: ({ pathname }) => topicOf[matchAddress(pathname)?.screen ?? 'help'] });
  if (!may('view') || !topic) return null;
  return (
    <AppLink
      to={addressOf({ screen: 'help-topic', id: topic })}
      className={classes.tool}
      title={t('open')}
      onClick={(event) => {
        if (!hasUnsavedChanges()) return;
        event.preventDefault();
        window.open(event.currentTarget.href, '_blank', 'noopener');
      }}
    >
      <Icon name="help-circle" />
      <span className={classes.name}>{t('open')}</span>
    </AppLink>
  );
}

/** R-SHELL-09 and R-AUTH-06: how to leave, whether that failed, and the question to put on the page. */
export function useLogOut() {
  const t = useTranslations();
  const language = useLocale();
  const [failed, setFailed] = useState(false);

  const leave = () => {
    setFailed(false);
    logOut(language).catch(() => setFailed(true));
  };
  const [ask, question] = useQuestion({
    title: t('unsaved.title'),
    stay: t('unsaved.stay'),
    go: t('shell.logOut'),
    onGo: leave,
    children: <p>{t('unsaved.logOutText')}</p>,
  });

  return {
    logOut: () => (hasUnsavedChanges() ? ask() : leave()),
    failed,
    forgetFailure: () => setFailed(false),
    question,
  };
}

export function LogOutButton() {
  const t = useTranslations();
  const { logOut: leave, failed, question } = useLogOut();
  return (
    <>
      <button type="button" className={classes.tool} onClick={leave}>
        <Icon name="logout" />
        {t('shell.logOut')}
      </button>
      <p role="alert" className={classes.failure}>
        {failed && t('shell.logOutFailed')}
      </p>
      {question}
    </>
  );
}
