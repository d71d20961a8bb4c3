import { Box, Button, Stack } from '@mantine/core';
import type { EntryOf } from '@psifida/contract/content/entry';
import { hasVersions, isHeard, storyOf } from '@psifida/contract/registry/stories';
import { useId, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { Icon } from '../../../../ui/icon.tsx';
import { useReadOnly } from '../../../../ui/read-only.ts';
import { EntryAudio } from './entry-audio.tsx';
import { EntryText } from './entry-text.tsx';
import { EntryVersions } from './entry-versions.tsx';
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

export function Story({ entry, editor, pick, name, told, onTell }: StoryProps) {
  const t = useTranslations('editor.story');
  const names = useTranslations('fields');
  const readOnly = useReadOnly();
  const fields = useId();
  const opener = useRef<HTMLButtonElement>(null);
  const parts = storyOf(editor.rules, entry.kind);
  const hears = entry.kind === 'image' && isHeard(editor.rules, entry.kind);
  const isWritten = [...parts, 'audio' as const, 'easy' as const, 'sign' as const].some(
    (part) => (entry as EntryOf<'image'>)[part],
  );
  if (!parts.length || (readOnly && !isWritten)) return null;
  const what = parts.length > 1 ? 'story' : 'title';
  return (
    <Stack gap={12}>
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
        <Stack id={fields} gap={12}>
          {!readOnly && (
            <Box component="p" fz={15} c="var(--ink-quiet)">
              {t(`hint.${what}`, { where: editor.rules.installation })}
            </Box>
          )}
          {parts.map((part) => (
            <EntryText key={part} editor={editor} entry={entry} field={part} label={names(part)} />
          ))}
          {hears && <EntryAudio entry={entry} editor={editor} pick={pick} />}
          {hears && hasVersions(editor.rules, entry.kind) && (
            <EntryVersions entry={entry} editor={editor} pick={pick} />
          )}
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
        </Stack>
      )}
    </Stack>
  );
}
