import { Skeleton, Stack } from '@mantine/core';
import { type Difference, differences } from '@psifida/contract/content/difference';
import { documentFields } from '@psifida/contract/content/documents';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { type ItemNames, useItemNames } from '../../api/item-names.ts';
import { useChangeTexts } from '../../i18n/change-text.ts';
import { useFieldTexts } from '../../i18n/field-texts.ts';
import { ProblemBanner } from '../../ui/banner.tsx';
import classes from './history-drawer.module.css';
import { type Form, kindOf, revisionQuery, type Subject } from './history-queries.ts';

const entriesIn = (form: Form) => ('entries' in form.content ? form.content : undefined);

type RevisionDifferencesProps = { subject: Subject; number: number; isFirst: boolean };

export function RevisionDifferences({ subject, number, isFirst }: RevisionDifferencesProps) {
  const t = useTranslations();
  const texts = useChangeTexts();
  const now = useQuery(revisionQuery(subject, number));
  const before = useQuery({ ...revisionQuery(subject, number - 1), enabled: !isFirst });
  const error = now.error ?? before.error;
  if (error) return <ProblemBanner error={error} />;
  if (isFirst)
    return <p className="shape-quiet">{texts.line(kindOf(subject), { version: number, changes: null })}</p>;
  if (!now.data || !before.data)
    return (
      <div role="status" aria-label={t('shell.loading')}>
        <Skeleton height={64} radius={12} />
      </div>
    );
  return <Differences kind={kindOf(subject)} before={before.data} now={now.data} />;
}

type DifferencesProps = { kind: ReturnType<typeof kindOf>; before: Form; now: Form; isProposed?: boolean };

export function Differences({ kind, before, now, isProposed = false }: DifferencesProps) {
  const t = useTranslations('history');
  const names = useItemNames(entriesIn(before), entriesIn(now));
  const found = differences(documentFields[kind], before.content, now.content);
  const switched = before.active !== now.active;
  return (
    <div className={classes.differences}>
      {switched && <p>{t(isProposed ? 'willBe' : 'onlyState', { active: String(now.active) })}</p>}
      {!switched && found.length === 0 && <p>{t('noDifference')}</p>}
      <Stack component="ul" gap={12}>
        {found.map((difference) => (
          <li key={`${difference.change}-${difference.entry?.id ?? ''}-${difference.field ?? ''}`}>
            <DifferenceLine of={kind} difference={difference} names={names} />
          </li>
        ))}
      </Stack>
    </div>
  );
}

type DifferenceLineProps = { of: ReturnType<typeof kindOf>; difference: Difference; names?: ItemNames };

const noNames: ItemNames = { ofItem: () => undefined, ofEntry: () => undefined };

export function DifferenceLine({ of, difference, names = noNames }: DifferenceLineProps) {
  const t = useTranslations('history');
  const texts = useFieldTexts({ of, nameOfItem: names.ofItem });
  const { change, field, before, after } = difference;
  const entry = difference.entry && { ...difference.entry, name: names.ofEntry(difference.entry.id) };
  if (entry && change === 'added') return t('added', { entry: texts.entryName(entry) });
  if (entry && change === 'removed') return t('removedEntry', { entry: texts.entryName(entry) });
  if (entry && change === 'moved')
    return t('moved', { entry: texts.entryName(entry), before: String(before), after: String(after) });
  const name = field ?? '';
  const lang = texts.language(entry, name);
  return (
    <>
      <strong>{texts.name(entry, field)}</strong>
      <Sides lang={lang} before={texts.value(name, before)} after={texts.value(name, after)} />
    </>
  );
}

type SidesProps = { lang?: string | undefined; before: ReactNode; after: ReactNode };

export function Sides({ lang, before, after }: SidesProps) {
  const t = useTranslations('history');
  return (
    <dl className={classes.sides}>
      <dt>{t('before')}</dt>
      <dd lang={lang}>
        <del>{before}</del>
      </dd>
      <dt>{t('after')}</dt>
      <dd lang={lang}>
        <ins>{after}</ins>
      </dd>
    </dl>
  );
}
