import { addressOf } from '@psifida/contract/registry/addresses';
import type { ReactNode } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { Footer } from '../ui/frame/footer.tsx';
import { ColorModeSwitch, LanguageSwitcher } from '../ui/frame/tools.tsx';
import { PageHeader } from '../ui/page-header.tsx';
import classes from './statement.module.css';

type StatementProps = { title: string; intro: string; children: ReactNode };

/** A page of words for everyone, signed in or not, with a frame of its own. */
export function Statement({ title, intro, children }: StatementProps) {
  const t = useTranslations('accessibility');
  const locale = useLocale();
  return (
    <div className={classes.frame}>
      <header className={classes.tools}>
        {/* A whole load and no link of the app: whoever came here directly has not signed in. */}
        <a href={`${addressOf({ screen: 'systems-overview' })}?lang=${locale}`} className={classes.back}>
          {t('back')}
        </a>
        <ColorModeSwitch />
        <LanguageSwitcher />
      </header>
      <main className={classes.main}>
        <PageHeader title={title} intro={intro} />
        {children}
      </main>
      <Footer />
    </div>
  );
}

type ChapterProps = { title: string; text?: string; points?: readonly string[] };

export function Chapter({ title, text, points = [] }: ChapterProps) {
  return (
    <>
      <h2 className={classes.heading}>{title}</h2>
      {text && <p>{text}</p>}
      {points.length > 0 && (
        <ul>
          {points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
      )}
    </>
  );
}
