import { Box, Button, Group } from '@mantine/core';
import { placeOfRow } from '@psifida/contract/content/difference';
import { type DocumentKind, documentFields } from '@psifida/contract/content/documents';
import { type Choice, type Conflict, mergeContent } from '@psifida/contract/content/merge-content';
import { useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { type ItemNames, useItemNames } from '../api/item-names.ts';
import { type EntryPlace, useFieldTexts } from '../i18n/field-texts.ts';
import { usePersonName } from '../i18n/person-name.ts';
import { useWhen } from '../i18n/when.ts';
import { useSession } from '../session/session.ts';
import { CopyButton } from '../ui/copy-button.tsx';
import classes from './conflict-screen.module.css';
import type { Meeting, SavedDocument } from './document-state.ts';

type ConflictScreenProps = {
  kind: DocumentKind;
  meeting: Meeting<object, SavedDocument<object>>;
  isSaving: boolean;
  inDrawer: boolean;
  onResolve: (choices: Record<string, Choice>) => void;
  onBack: () => void;
};

export function ConflictScreen(props: ConflictScreenProps) {
  const { kind, meeting, isSaving, inDrawer, onResolve, onBack } = props;
  const t = useTranslations('conflict');
  const nameOf = usePersonName();
  const when = useWhen();
  const [choices, setChoices] = useState<Record<string, Choice>>({});
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { base, theirs, mine } = meeting;
  const fields = documentFields[kind];
  const names = useItemNames(theirs.content, mine);
  const { conflicts } = mergeContent(fields, { base, mine, theirs: theirs.content }, choices);
  const isOwn = theirs.modifiedBy.id === useSession().user?.id;
  const who = {
    name: nameOf(theirs.modifiedBy),
    when: when(theirs.modifiedAt),
    self: isOwn ? 'yes' : 'no',
  };
  const placeOf = (id: string | null): EntryPlace => {
    const place = placeOfRow(fields, theirs.content, id) ?? placeOfRow(fields, mine, id);
    return place && { ...place, name: names.ofEntry(id) };
  };
  const Heading = inDrawer ? 'h2' : 'h1';
  return (
    <Box maw={1200}>
      <Box component="header" maw="80ch" mb={24}>
        <Heading ref={heading} tabIndex={-1} className={classes.title}>
          {t('title', who)}
        </Heading>
        <p>{t('text', who)}</p>
      </Box>
      <Box component="p" mb={16} fw={600} c="var(--wait)">
        {t('count', { count: conflicts.length })}
      </Box>
      {conflicts.map((conflict) => (
        <ConflictField
          key={conflict.key}
          {...{ kind, conflict, names, who }}
          place={placeOf(conflict.entry)}
          choice={choices[conflict.key] ?? 'theirs'}
          onChoose={(choice) => setChoices((before) => ({ ...before, [conflict.key]: choice }))}
        />
      ))}
      <div className="shape-line">
        <Button loading={isSaving} onClick={() => onResolve(choices)}>
          {t('save')}
        </Button>
        <Button variant="default" onClick={onBack}>
          {t('back')}
        </Button>
      </div>
    </Box>
  );
}

type ConflictFieldProps = {
  kind: DocumentKind;
  conflict: Conflict;
  place: EntryPlace;
  names: ItemNames;
  who: { name: string; when: string; self: string };
  choice: Choice;
  onChoose: (choice: Choice) => void;
};

function ConflictField({ kind, conflict, place, names, who, choice, onChoose }: ConflictFieldProps) {
  const t = useTranslations('conflict');
  const texts = useFieldTexts({ of: kind, nameOfItem: names.ofItem });
  const { field, key, mine, theirs } = conflict;
  const lang = texts.language(place, field);
  const side = (which: Choice, heading: string, label: string) => (
    <label className={classes.side} data-chosen={choice === which || undefined}>
      <span className="shape-note">{heading}</span>
      <span className={classes.value} lang={lang}>
        {texts.value(field, which === 'mine' ? mine : theirs)}
      </span>
      <Group component="span" gap={10} wrap="nowrap" mih={28} fw={600}>
        <input type="radio" name={key} checked={choice === which} onChange={() => onChoose(which)} />
        {label}
      </Group>
    </label>
  );
  return (
    <Box component="fieldset" className="shape-card" mb={24} py={20} px={24}>
      <legend className={classes.name}>{texts.name(place, field)}</legend>
      <div className={classes.columns}>
        {side('mine', t('yours'), t('chooseMine'))}
        {side('theirs', t('theirs', who), t('chooseTheirs'))}
        <div className={classes.side} data-result>
          <span className="shape-note">{t('result')}</span>
          <span className={classes.value} lang={lang}>
            {texts.value(field, choice === 'mine' ? mine : theirs)}
          </span>
        </div>
      </div>
      {lang && typeof mine === 'string' && <CopyButton size="sm" text={mine} label={t('copy')} />}
    </Box>
  );
}
