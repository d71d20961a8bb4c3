import { Skeleton } from '@mantine/core';
import { type Difference, differences } from '@psifida/contract/content/difference';
import type { Presentation } from '@psifida/contract/content/presentation';
import { presentationFields } from '@psifida/contract/content/presentation-content';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { useFieldTexts } from '../../i18n/field-texts.ts';
import { type ItemNames, useItemNames } from '../../lib/item-names.ts';
import { ProblemBanner } from '../../ui/banner.tsx';
import classes from './history-drawer.module.css';
import { revisionQuery } from './history-queries.ts';

/** What one save changed, field by field and language by language. */
export function RevisionDifferences({
  presentation,
  number,
}: {
  presentation: Presentation;
  number: number;
}) {
  const t = useTranslations();
  const now = useQuery(revisionQuery(presentation, number));
  const before = useQuery({ ...revisionQuery(presentation, number - 1), enabled: number > 1 });
  const names = useItemNames(before.data?.content, now.data?.content);
  const error = now.error ?? before.error;
  if (error) return <ProblemBanner error={error} />;
  if (number === 1) return <p className={classes.quiet}>{t('history.first')}</p>;
  if (!now.data || !before.data)
    return (
      <div role="status" aria-label={t('shell.loading')}>
        <Skeleton height={64} radius={12} />
      </div>
    );
  const found = differences(presentationFields, before.data.content, now.data.content);
  const switched = before.data.active !== now.data.active;
  return (
    <div className={classes.differences}>
      {switched && <p>{t('history.onlyState', { active: String(now.data.active) })}</p>}
      {!switched && found.length === 0 && <p>{t('history.noDifference')}</p>}
      <ul className={classes.changes}>
        {found.map((difference) => (
          <li key={`${difference.change}-${difference.entry?.id ?? ''}-${difference.field ?? ''}`}>
            <DifferenceLine difference={difference} names={names} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function DifferenceLine({ difference, names }: { difference: Difference; names: ItemNames }) {
  const t = useTranslations('history');
  const texts = useFieldTexts({ nameOfItem: names.ofItem });
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
      <dl className={classes.sides}>
        <dt>{t('before')}</dt>
        <dd lang={lang}>
          <del>{texts.value(name, before)}</del>
        </dd>
        <dt>{t('after')}</dt>
        <dd lang={lang}>
          <ins>{texts.value(name, after)}</ins>
        </dd>
      </dl>
    </>
  );
}
