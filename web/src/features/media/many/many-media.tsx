import { Button, Menu } from '@mantine/core';
import type { Refused } from '@psifida/contract/endpoints/many';
import { mediaInUseParams } from '@psifida/contract/endpoints/media';
import { type ReactNode, useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { DeleteMany } from '../../../document/deletion-dialog.tsx';
import { useProblemText } from '../../../i18n/problem-text.ts';
import { list } from '../../../i18n/requirement-texts.ts';
import { ApplyDialog, type AskingProps } from '../../../ui/many/apply-dialog.tsx';
import { SelectionBar } from '../../../ui/many/selection-bar.tsx';
import type { ManyOf } from '../../../ui/many/use-many.ts';
import { MoreMenu } from '../../../ui/more-menu.tsx';
import { TagsField } from '../../../ui/tags-field.tsx';
import { type MediaAnswer, useManyMedia, useMediaTags } from '../media-queries.ts';

export function useMediaRefusal() {
  const t = useTranslations('media.many');
  const locale = useLocale();
  const { problem, field } = useProblemText();
  return ({ code, params, issues }: Refused): ReactNode => {
    const uses = code === 'media.in-use' && mediaInUseParams.safeParse(params).data?.uses;
    if (uses)
      return t('usedIn', {
        names: list(
          locale,
          uses.map(({ title }) => title[locale]),
        ),
      });
    const [issue] = issues;
    return issue ? field(issue.code, issue.params) : problem(code, params);
  };
}

type ManyMediaProps = { many: ManyOf<MediaAnswer>; onDescribe: () => void };

export function ManyMedia({ many, onDescribe }: ManyMediaProps) {
  const t = useTranslations('media');
  const shell = useTranslations('presentations');
  const texts = useTranslations('many');
  const { toDelete, toTag } = useManyMedia();
  const [asking, setAsking] = useState<'tags' | 'delete' | null>(null);
  const close = () => setAsking(null);
  return (
    <>
      <SelectionBar many={many} gender="neuter">
        <Button size="sm" onClick={() => setAsking('tags')}>
          {t('many.tags')}
        </Button>
        <Button size="sm" variant="default" onClick={onDescribe}>
          {t('many.alt')}
        </Button>
        <MoreMenu on="card" label={texts('more')}>
          <Menu.Item color="red" onClick={() => setAsking('delete')}>
            {shell('remove')}
          </Menu.Item>
        </MoreMenu>
      </SelectionBar>
      <TagMany
        opened={asking === 'tags'}
        onClose={close}
        onApply={(tags) => {
          close();
          void many.run(toTag(tags));
        }}
      />
      <DeleteMany
        opened={asking === 'delete'}
        things={t('found', { count: many.selected.size })}
        onClose={close}
        onDelete={() => {
          close();
          void many.run(toDelete());
        }}
      />
    </>
  );
}

function TagMany({ opened, onClose, onApply }: AskingProps<{ add: string[]; remove: string[] }>) {
  const t = useTranslations('media.many');
  const known = useMediaTags().map(({ tag }) => tag);
  const [add, setAdd] = useState<string[]>([]);
  const [remove, setRemove] = useState<string[]>([]);
  return (
    <ApplyDialog
      opened={opened}
      title={t('tagsTitle')}
      disabled={add.length + remove.length === 0}
      onClose={onClose}
      onApply={() => {
        setAdd([]);
        setRemove([]);
        onApply({ add, remove });
      }}
    >
      <TagsField
        id="tags-to-add"
        label={t('add')}
        hint={t('addHint')}
        value={add}
        known={known}
        onChange={setAdd}
      />
      <TagsField id="tags-to-remove" label={t('remove')} value={remove} known={known} onChange={setRemove} />
    </ApplyDialog>
  );
}
