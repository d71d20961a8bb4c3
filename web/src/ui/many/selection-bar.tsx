import { Button } from '@mantine/core';
import type { Bilingual } from '@psifida/contract/bilingual';
import type { Refused } from '@psifida/contract/endpoints/many';
import type { ReactNode } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import type { Gender } from '../../i18n/genders.ts';
import { Banner, ProblemBanner } from '../banner.tsx';
import { AppLink } from '../link.tsx';
import classes from './many.module.css';
import type { AnyMany } from './use-many.ts';

type SelectionBarProps = { many: AnyMany; gender: Gender; children: ReactNode };

export function SelectionBar({ many, gender, children }: SelectionBarProps) {
  const t = useTranslations('many');
  const { selected, progress } = many;
  const count = selected.size;
  const isThere = count > 0 || !!progress;
  const text = progress
    ? t('working', { done: String(progress.done), all: String(progress.all) })
    : t('selected', { count, gender });
  return (
    <>
      {/* There before its words are, or nobody would hear the first of them. */}
      <p className="shape-unseen" role="status">
        {isThere && text}
      </p>
      {isThere && (
        <section className={classes.bar} aria-label={t('bar')}>
          <p className={classes.count} aria-hidden>
            {text}
          </p>
          {!progress && (
            <>
              {children}
              <Button size="sm" variant="default" onClick={many.clear}>
                {t('clear')}
              </Button>
            </>
          )}
        </section>
      )}
    </>
  );
}

type ManyAnswersProps = {
  many: AnyMany;
  reason: (refused: Refused) => ReactNode;
  to: (refused: Refused) => string;
};

export function ManyAnswers({ many: { result, error, dismiss }, reason, to }: ManyAnswersProps) {
  const t = useTranslations('many');
  const locale = useLocale();
  const titleOf = (title: Bilingual | null) => title?.[locale] ?? t('gone');
  return (
    <>
      {!!error && <ProblemBanner error={error} />}
      {result && (
        <Banner
          tone={result.refused.length ? 'wait' : 'good'}
          role={result.refused.length ? 'alert' : 'status'}
          answerTo={result}
          actions={
            <>
              {result.undo && (
                <Button variant="default" size="sm" onClick={result.undo}>
                  {t('undo')}
                </Button>
              )}
              <Button variant="subtle" size="sm" onClick={dismiss}>
                {t('dismiss')}
              </Button>
            </>
          }
        >
          <p>
            {t('result', {
              what: t(`what.${result.what}`),
              done: result.done,
              refused: result.refused.length,
            })}{' '}
            {result.same > 0 && t('same', { count: result.same })}
          </p>
          {result.notes?.(locale).map((note) => (
            <p key={note}>{note}</p>
          ))}
          {result.refused.length > 0 && (
            <ul className={classes.list}>
              {result.refused.map((one) => (
                <li key={one.id}>
                  {one.title ? <AppLink to={to(one)}>{titleOf(one.title)}</AppLink> : titleOf(null)}
                  {': '}
                  {reason(one)}
                </li>
              ))}
            </ul>
          )}
        </Banner>
      )}
    </>
  );
}
