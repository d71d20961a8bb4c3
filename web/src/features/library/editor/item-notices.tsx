import { Button } from '@mantine/core';
import { addressOf, addressOfItem } from '@psifida/contract/registry/addresses';
import { useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { regions } from '../../../i18n/catalogues.ts';
import { list } from '../../../i18n/requirement-texts.ts';
import { useWhen } from '../../../i18n/when.ts';
import { Banner } from '../../../ui/banner.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { AppLink } from '../../../ui/link.tsx';
import { ItemUses } from '../item-uses.tsx';
import { changedFields, textOf } from './changed-fields.ts';
import { tidy } from './item-edits.ts';
import type { ItemEditor } from './use-item-editor.ts';

/** What the person should know about this draft before going on. */
export function ItemNotices({ editor }: { editor: ItemEditor }) {
  const t = useTranslations('unsaved');
  const { wasRestored, dirty, newer, saved } = editor;
  return (
    <>
      {newer && <NewerBanner editor={editor} newer={newer} />}
      {wasRestored && dirty && !newer && (
        <Banner
          tone="info"
          role="status"
          actions={
            <Button variant="default" size="sm" onClick={editor.discard}>
              {t(saved ? 'dropRestored' : 'startEmpty')}
            </Button>
          }
        >
          {t(saved ? 'restoredEdit' : 'restored')}
        </Banner>
      )}
      <UsedBanner editor={editor} />
    </>
  );
}

/** Two saves met: who has the newer one, what differs, and three ways that lose nothing unasked. */
function NewerBanner({ editor, newer }: { editor: ItemEditor; newer: NonNullable<ItemEditor['newer']> }) {
  const t = useTranslations();
  const locale = useLocale();
  const when = useWhen();
  const [asking, setAsking] = useState(false);
  const [copied, setCopied] = useState(false);
  const fields = changedFields(newer.content, tidy(editor.content)).map((field) =>
    t(`library.fields.${field}`),
  );
  const { name } = newer.modifiedBy;
  return (
    <Banner
      tone="wait"
      role="alert"
      answerTo={newer}
      actions={
        <>
          <Button
            variant="default"
            size="sm"
            onClick={() =>
              void navigator.clipboard.writeText(textOf(editor.content)).then(() => setCopied(true))
            }
          >
            {t(copied ? 'library.conflict.copied' : 'library.conflict.copy')}
          </Button>
          <Button variant="default" size="sm" onClick={() => setAsking(true)}>
            {t('library.conflict.theirs')}
          </Button>
          <Button size="sm" loading={editor.isSaving} onClick={() => void editor.saveOver()}>
            {t('library.conflict.mine')}
          </Button>
        </>
      }
    >
      <p>
        <strong>{t('library.conflict.title')}.</strong>{' '}
        {t('library.conflict.text', {
          name,
          when: when(newer.modifiedAt),
          fields: fields.length ? list(locale, fields) : t('library.conflict.same'),
        })}
      </p>
      <ConfirmDialog
        opened={asking}
        title={t('library.conflict.takeTitle')}
        stay={t('unsaved.stay')}
        go={t('library.conflict.theirs')}
        onStay={() => setAsking(false)}
        onGo={() => {
          setAsking(false);
          editor.takeNewer();
        }}
      >
        <p>{t('library.conflict.takeText', { name })}</p>
      </ConfirmDialog>
    </Banner>
  );
}

const namedAtMost = 3;

/** R-CONT-11: where a change will be seen, said before anything is changed, each a step away. */
function UsedBanner({ editor: { usedIn, dishes } }: { editor: ItemEditor }) {
  const t = useTranslations('library.used');
  const shell = useTranslations('shell');
  const locale = useLocale();
  const [shown, setShown] = useState(false);
  if (usedIn.length + dishes.length === 0) return null;
  const uses = usedIn.length
    ? usedIn.map(({ id, system, title }) => ({
        title,
        to: addressOf({ screen: 'presentation-edit', system, id }),
      }))
    : dishes.map(({ id, title }) => ({ title, to: addressOfItem({ kind: 'dish', id }) }));
  const named = uses.slice(0, namedAtMost);
  const more = uses.length - named.length;
  const parts = new Intl.ListFormat(regions[locale]).formatToParts([
    ...named.map(({ to }) => to),
    ...(more > 0 ? [t('andMore', { count: more })] : []),
  ]);
  const titles = () =>
    parts.map(({ type, value }) => {
      const use = type === 'element' && named.find(({ to }) => to === value);
      return use ? (
        <AppLink key={value} to={use.to}>
          {use.title[locale]}
        </AppLink>
      ) : (
        value
      );
    });
  const where = list(locale, [
    ...(usedIn.length ? [t('inPresentations', { count: usedIn.length })] : []),
    ...(dishes.length ? [t('inDishes', { count: dishes.length })] : []),
  ]);
  return (
    <Banner
      tone="info"
      role="note"
      actions={
        <Button size="sm" variant="default" aria-expanded={shown} onClick={() => setShown(!shown)}>
          {shown ? shell('close') : t('show')}
        </Button>
      }
    >
      <p>
        {usedIn.length
          ? t.rich('banner', { where, titles, count: usedIn.length })
          : t.rich('bannerDishes', { where, titles })}
      </p>
      {shown && <ItemUses presentations={usedIn} dishes={dishes} />}
    </Banner>
  );
}
