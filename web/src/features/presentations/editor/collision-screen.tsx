import { Button } from '@mantine/core';
import { type Choice, type Conflict, mergeContent } from '@psifida/contract/content/merge-content';
import { type PresentationContent, presentationFields } from '@psifida/contract/content/presentation-content';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { type EntryPlace, useFieldTexts } from '../../../i18n/field-texts.ts';
import { useWhen } from '../../../i18n/when.ts';
import { type ItemNames, useItemNames } from '../../../lib/item-names.ts';
import { Icon } from '../../../ui/icon.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import classes from './collision-screen.module.css';
import type { Collision } from './use-editor.ts';

type CollisionScreenProps = {
  collision: Collision;
  isSaving: boolean;
  onResolve: (choices: Record<string, Choice>) => void;
  onBack: () => void;
};

/** Two people changed the same field: both texts side by side, a choice for each, and nothing lost meanwhile. */
export function CollisionScreen({ collision, isSaving, onResolve, onBack }: CollisionScreenProps) {
  const t = useTranslations('conflict');
  const when = useWhen();
  const [choices, setChoices] = useState<Record<string, Choice>>({});
  const { theirs, mine } = collision;
  const names = useItemNames(theirs.content, mine);
  const { conflicts } = mergeContent(presentationFields, { ...collision, theirs: theirs.content }, choices);
  const who = { name: theirs.modifiedBy.name, when: when(theirs.modifiedAt) };
  return (
    <div className={classes.screen}>
      <PageHeader title={t('title')} intro={t('text', who)} />
      <p className={classes.count}>{t('count', { count: conflicts.length })}</p>
      {conflicts.map((conflict) => (
        <ConflictField
          key={conflict.key}
          conflict={conflict}
          place={placeOf(conflict.entry, theirs.content, names) ?? placeOf(conflict.entry, mine, names)}
          names={names}
          who={who}
          choice={choices[conflict.key] ?? 'theirs'}
          onChoose={(choice) => setChoices((before) => ({ ...before, [conflict.key]: choice }))}
        />
      ))}
      <div className={classes.buttons}>
        <Button loading={isSaving} onClick={() => onResolve(choices)}>
          {t('save')}
        </Button>
        <Button variant="default" onClick={onBack}>
          {t('back')}
        </Button>
      </div>
    </div>
  );
}

function placeOf(id: string | null, { entries }: PresentationContent, names: ItemNames): EntryPlace {
  const index = entries.findIndex((entry) => entry.id === id);
  const kind = entries[index]?.kind;
  return kind ? { kind, position: index + 1, name: names.ofEntry(id) } : null;
}

type ConflictFieldProps = {
  conflict: Conflict;
  place: EntryPlace;
  names: ItemNames;
  who: { name: string; when: string };
  choice: Choice;
  onChoose: (choice: Choice) => void;
};

function ConflictField({ conflict, place, names, who, choice, onChoose }: ConflictFieldProps) {
  const t = useTranslations('conflict');
  const texts = useFieldTexts({ nameOfItem: names.ofItem });
  const [copied, setCopied] = useState(false);
  const { field, key, mine, theirs } = conflict;
  const lang = texts.language(place, field);
  const side = (which: Choice, heading: string, label: string) => (
    <label className={classes.side} data-chosen={choice === which || undefined}>
      <span className={classes.heading}>{heading}</span>
      <span className={classes.value} lang={lang}>
        {texts.value(field, which === 'mine' ? mine : theirs)}
      </span>
      <span className={classes.choice}>
        <input type="radio" name={key} checked={choice === which} onChange={() => onChoose(which)} />
        {label}
      </span>
    </label>
  );
  return (
    <fieldset className={classes.field}>
      <legend className={classes.name}>{texts.name(place, field)}</legend>
      <div className={classes.columns}>
        {side('mine', t('yours'), t('chooseMine'))}
        {side('theirs', t('theirs', who), t('chooseTheirs'))}
        <div className={classes.side} data-result>
          <span className={classes.heading}>{t('result')}</span>
          <span className={classes.value} lang={lang}>
            {texts.value(field, choice === 'mine' ? mine : theirs)}
          </span>
        </div>
      </div>
      {lang && typeof mine === 'string' && (
        <Button
          size="sm"
          variant="default"
          leftSection={<Icon name={copied ? 'check' : 'copy'} size={18} />}
          onClick={() => void navigator.clipboard.writeText(mine).then(() => setCopied(true))}
        >
          {copied ? t('copied') : t('copy')}
        </Button>
      )}
    </fieldset>
  );
}
