import { Button } from '@mantine/core';
import type { EntryOf } from '@psifida/contract/content/entry';
import { isHeard, storyOf } from '@psifida/contract/registry/stories';
import { useId, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { Icon } from '../../../../ui/icon.tsx';
import { useReadOnly } from '../../../../ui/read-only.ts';
import { EntrySound } from './entry-sound.tsx';
import { EntryText } from './entry-text.tsx';
import type { SectionEditor, SectionProps } from './section-context.ts';
import classes from './story.module.css';

type StoryProps = {
  entry: EntryOf<'image'> | EntryOf<'video'>;
  editor: SectionEditor;
  pick: SectionProps['pick'];
  name: string;
  told: boolean;
  onTell: (open: boolean) => void;
};

/** What a picture tells: a button on its card that opens the fields, as many as its system has room for. */
export function Story({ entry, editor, pick, name, told, onTell }: StoryProps) {
  const t = useTranslations('editor.story');
  const names = useTranslations('fields');
  const readOnly = useReadOnly();
  const fields = useId();
  const opener = useRef<HTMLButtonElement>(null);
  const parts = storyOf(editor.rules, entry.kind);
  const hears = entry.kind === 'image' && isHeard(editor.rules, entry.kind);
  const isWritten = [...parts, 'sound' as const].some((part) => (entry as EntryOf<'image'>)[part]);
  if (!parts.length || (readOnly && !isWritten)) return null;
  const what = parts.length > 1 ? 'story' : 'title';
  return (
    <div className={classes.story}>
      <Button
        ref={opener}
        size="compact-sm"
        variant="default"
        className={classes.open}
        leftSection={<Icon name={isWritten ? 'check' : 'plus'} size={16} />}
        aria-expanded={told}
        aria-controls={told ? fields : undefined}
        aria-label={t(told ? 'close' : isWritten ? `written.${what}` : `unwritten.${what}`, { name })}
        onClick={() => onTell(!told)}
      >
        {t(told ? 'done' : what)}
      </Button>
      {told && (
        <div id={fields} className={classes.fields}>
          {!readOnly && (
            <p className={classes.hint}>{t(`hint.${what}`, { where: editor.rules.installation })}</p>
          )}
          {parts.map((part) => (
            <EntryText key={part} editor={editor} entry={entry} field={part} label={names(part)} />
          ))}
          {hears && <EntrySound entry={entry} editor={editor} pick={pick} />}
          <Button
            size="compact-sm"
            variant="default"
            className={classes.open}
            aria-label={t('close', { name })}
            onClick={() => {
              onTell(false);
              opener.current?.focus();
            }}
          >
            {t('done')}
          </Button>
        </div>
      )}
    </div>
  );
}
